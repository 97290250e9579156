import type { Import } from './imports.ts';

/** An import of four pages as the server tells of it, none of which has come. */
export function importOf(fields: Partial<Import> = {}): Import {
  const file = { fileName: '西湖四季.pdf', fileHash: 'a'.repeat(64), fileBytes: 2048 };
  const size = { pageNum: 4, widthMm: 148, heightMm: 210 };
  const work = { opusID: '50060', code: 'kv3mhq8r2d', name: '西湖四季', photoPath: '/media/art/blank.svg' };
  return {
    ...work,
    ...file,
    ...size,
    ...{ type: 'ebook', kind: 'pdf', state: 'converting', hasSource: 'N', missing: '1-4', failed: '' },
    revision: 1,
    ...fields,
  };
}

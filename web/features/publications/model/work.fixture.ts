import type { Work } from './work.ts';

/** A draft of a book, as `changes` say. */
export function workWith(changes: Partial<Work>): Work {
  return {
    ...{ ID: '1', code: 'qing8shu2k', type: 'ebook', name: '西湖四季', subtitle: '', author: '沈砚秋 著' },
    ...{ photoPath: '/media/art/west-lake-four-seasons.svg', widthMm: 145, heightMm: 210, pageNum: 168 },
    ...{
      status: 'draft',
      conversion: '',
      folderID: '',
      tags: [],
      isArchived: 'N',
      revision: 1,
      cartLines: 0,
      orders: 0,
    },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
    ...{ trashedAt: '', purgedAt: '', moves: ['rename', 'trash'] },
    ...changes,
  };
}

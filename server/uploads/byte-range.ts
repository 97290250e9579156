export type ByteRange = 'none' | 'outside' | { readonly start: number; readonly end: number };

/** The part of a file that is asked for (断点续传); several parts at once are answered with the whole. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'none';
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || (from === '' && Number(to) === 0) ? 'outside' : { start, end };
}

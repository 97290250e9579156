/** The page that a key leads to (翻页键); null where it leads nowhere. */
export function pageAfterKey(key: string, page: number, pageNum: number): number | null {
  const next = {
    ArrowLeft: page - 1,
    PageUp: page - 1,
    ArrowRight: page + 1,
    PageDown: page + 1,
    Home: 1,
    End: pageNum,
  }[key];
  return next === undefined || next < 1 || next > pageNum || next === page ? null : next;
}

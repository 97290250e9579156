/** What lies open at once (对页): the numbers of its pages, null where there is none. */
export interface Spread {
  readonly left: number | null;
  readonly right: number | null;
}

/** A book open at two pages, with its covers alone; or at one page, which then lies right of the spine. */
export interface Binding {
  readonly pageNum: number;
  readonly isDouble: boolean;
}

export function spreadCount({ pageNum, isDouble }: Binding): number {
  return isDouble ? Math.floor(pageNum / 2) + 1 : pageNum;
}

export function spreadOf(page: number, { isDouble }: Binding): number {
  return isDouble ? Math.floor(page / 2) : page - 1;
}

export function spreadAt(index: number, { pageNum, isDouble }: Binding): Spread {
  if (!isDouble) return { left: null, right: index + 1 };
  const right = index * 2 + 1;
  return { left: index === 0 ? null : index * 2, right: right > pageNum ? null : right };
}

export function pagesIn({ left, right }: Spread): number[] {
  return [left, right].filter((page) => page !== null);
}

export function firstPageOf(index: number, binding: Binding): number {
  return pagesIn(spreadAt(index, binding))[0] ?? 1;
}

/** 第 n 至 m 页，共 k 页. */
export function spreadWords(pages: readonly number[], pageNum: number): string {
  const [first = 1, last = first] = pages;
  return `第 ${first === last ? first : `${first} 至 ${last}`} 页，共 ${pageNum} 页`;
}

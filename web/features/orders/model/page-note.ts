interface Pointed {
  /** What is written already. */
  readonly note: string;
  readonly page: number;
  /** The work, where the order has several. */
  readonly name: string;
  readonly max: number;
}

/** The note with the page that is looked at at its end (引用页码); null where there is no room for it. */
export function noteWithPage({ note, page, name, max }: Pointed): string | null {
  const before = note.trimEnd();
  const pointed = `${before}${before === '' ? '' : '\n'}${name === '' ? '' : `《${name}》`}第 ${page} 页：`;
  return pointed.length < max ? pointed : null;
}

/** Whether one of the texts has what is looked for; every one of its words, in any case of letters. */
export function holds(texts: readonly string[], wanted: string): boolean {
  const all = texts.join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

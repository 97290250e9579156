const NUMBER = new Intl.NumberFormat('en-GB');

export function numberWord(value: number): string {
  return NUMBER.format(value);
}

/** So many of something, in the singular where it is one. */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : more}`;
}

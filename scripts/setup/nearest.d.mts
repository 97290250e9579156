export function nearest(word: string, known: readonly string[]): string | undefined;
export function unknownWord(kind: string, word: string, known: readonly string[]): string;

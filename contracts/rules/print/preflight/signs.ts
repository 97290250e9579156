import { HAN, HAN_FROM, OTHER_SIGNS } from './sign-table.ts';

/** The signs that at least one of the faces for printing has. */
let printable: ReadonlySet<number> | null = null;

/** Line feeds and other controls are not printed; joiners and variation selectors belong to their neighbours. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Mn}]$/u;

export function isPrintable(sign: string): boolean {
  printable ??= readTable();
  return printable.has(sign.codePointAt(0) ?? 0) || UNSEEN.test(sign);
}

function readTable(): ReadonlySet<number> {
  const signs = new Set<number>();
  for (const [at, byte] of Array.from(atob(HAN), (letter) => letter.charCodeAt(0)).entries()) {
    for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) signs.add(HAN_FROM + at * 8 + bit);
  }
  for (const run of OTHER_SIGNS.trim().split(/\s+/)) {
    const [from = '', to = from] = run.split('-');
    for (let code = Number.parseInt(from, 36); code <= Number.parseInt(to, 36); code += 1) signs.add(code);
  }
  return signs;
}

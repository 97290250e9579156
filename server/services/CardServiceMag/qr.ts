import { encodeQR } from 'qr';
import type { CodeMatrix } from '#contracts/rules/cards/code-runs.ts';

/** The code of a text (二维码) without the light around it; `quartile` bears a quarter of it being rubbed off paper. */
export function codeOfText(text: string, ecc: 'low' | 'quartile'): CodeMatrix {
  // The least light that the library draws is one field.
  const lit = encodeQR(text, 'raw', { ecc, border: 1 });
  return lit.slice(1, -1).map((row) => row.slice(1, -1));
}

import { expect, it } from 'vitest';
import { pdfOutside } from './pdf-outside.ts';

const tail = (text: string) => new TextEncoder().encode(text);

it.each([
  ['trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n', 'whole'],
  ['trailer << /Root 1 0 R /Encrypt 7 0 R >>\nstartxref\n9\n%%EOF', 'encrypted'],
  ['trailer << /Encrypt<</V 4>> >>\n%%EOF', 'encrypted'],
  ['trailer << /EncryptMetadata false >>\n%%EOF', 'whole'],
  ['stream without an end', 'truncated'],
  [`%%EOF${' '.repeat(3000)}`, 'truncated'],
  ['', 'truncated'],
])('says of %j that it is %s', (text, outside) => {
  expect(pdfOutside(tail(text))).toBe(outside);
});

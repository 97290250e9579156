import type { CardView } from './card-view.ts';
import { isMobileNumber } from './phone-kind.ts';

const LINE_MAX = 75;

export interface ContactPhoto {
  readonly type: 'JPEG' | 'PNG';
  readonly base64: string;
}

/** Escapes `;`, `,`, `\` and new lines in a value. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`);
}

/** Lines have at most 75 octets and cut no character; a continued line begins with a blank. */
export function foldedLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_MAX) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

export function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    octets += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return octets;
}

/** A card as a contact (vCard 3.0) of the visible content. `address` leads back to the card. */
export function vcardOf(view: CardView, address: string, photo: ContactPhoto | null = null): string {
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `N:${escaped(view.name)};;;;`, `FN:${escaped(view.name)}`];
  const add = (name: string, text: string) => {
    if (text !== '') lines.push(`${name}:${escaped(text)}`);
  };
  add('ORG', view.company);
  add('TITLE', view.title);
  for (const { text } of view.mobiles) add(`TEL;TYPE=${isMobileNumber(text) ? 'CELL' : 'VOICE'}`, text);
  for (const { text } of view.emails) add('EMAIL;TYPE=INTERNET', text);
  if (view.address !== '') lines.push(`ADR;TYPE=WORK:;;${escaped(view.address)};;;;`);
  // An address is not a text, so nothing in it is escaped.
  for (const url of [view.website, address]) if (url !== '') lines.push(`URL:${url}`);
  const notes = [view.motto, view.wechat === '' ? '' : `微信：${view.wechat}`];
  add('NOTE', notes.filter((note) => note !== '').join('\n'));
  if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=${photo.type}:${photo.base64}`);
  return `${[...lines, 'END:VCARD'].map(foldedLine).join('\r\n')}\r\n`;
}

/** The most octets in a code that phones still read from paper. */
const CODE_MOST = 1000;

/** The contact for a code, without a picture; null where it is too long. */
export function vcardForCode(view: CardView, address: string): string | null {
  const text = vcardOf(view, address);
  return octetsOf(text) <= CODE_MOST ? text : null;
}

/** The file name of a contact: the name without characters that file systems forbid. */
export function vcardFileName(name: string): string {
  const shown = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '').trim();
  return `${shown === '' ? 'card' : shown}.vcf`;
}

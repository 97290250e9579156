import type { CardView } from './card-view.ts';
import { isMobileNumber } from './phone-kind.ts';

const LINE_MAX = 75;

/** A picture inside of a contact; its type is that of its bytes. */
export interface ContactPhoto {
  readonly type: 'JPEG' | 'PNG';
  readonly base64: string;
}

/** What `; , \` and a new line mean in a contact, taken from a value. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`);
}

/** No line has more than 75 octets, and no character is cut: what goes on begins with a blank. */
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

/** In UTF-8. */
export function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    octets += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return octets;
}

/** A card as a contact (vCard 3.0), of what is seen of it. `address` leads back to the card. */
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
  // An address is no text, so nothing in it is escaped.
  for (const url of [view.website, address]) if (url !== '') lines.push(`URL:${url}`);
  const notes = [view.motto, view.wechat === '' ? '' : `微信：${view.wechat}`];
  add('NOTE', notes.filter((note) => note !== '').join('\n'));
  if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=${photo.type}:${photo.base64}`);
  return `${[...lines, 'END:VCARD'].map(foldedLine).join('\r\n')}\r\n`;
}

/** So many octets a code still says in a way that a phone reads from paper. */
const CODE_MOST = 1000;

/** The contact as a code says it, without a picture; null where it is too long for one. */
export function vcardForCode(view: CardView, address: string): string | null {
  const text = vcardOf(view, address);
  return octetsOf(text) <= CODE_MOST ? text : null;
}

/** What the file of a contact is called: the name, without what no system has in a file name. */
export function vcardFileName(name: string): string {
  const shown = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '').trim();
  return `${shown === '' ? 'card' : shown}.vcf`;
}

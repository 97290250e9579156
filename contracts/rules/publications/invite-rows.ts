import { readInvitee } from './sharing-fields.ts';

export const INVITEE_NAME_MAX = 30;
/** Of a line that was not taken, as much as tells which one it was. */
const SHOWN = 60;
const HEADINGS = /^(姓名|名字|称呼|手机|手机号|邮箱|联系方式|name|mobile|email)$/i;

interface Invitee {
  readonly address: string;
  readonly name: string;
}

interface RefusedRow {
  readonly row: number;
  readonly text: string;
  readonly message: string;
}

/**
 * A list of readers (受邀名单) as typed or out of a spreadsheet: a mobile or an email on each line, with a name on either
 * side of it, between commas, tabs or blanks. Each reader once; a line of headings and empty lines say nothing.
 */
export function readInviteRows(text: string): { readonly list: Invitee[]; readonly refused: RefusedRow[] } {
  const list = new Map<string, Invitee>();
  const refused: RefusedRow[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const cells = line
      .split(/[,，;；\t]|\s{2,}| /)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
      .filter((cell) => cell !== '');
    if (cells.length === 0 || (index === 0 && cells.every((cell) => HEADINGS.test(cell)))) continue;
    const address = cells.map(readInvitee).find((found) => found !== null);
    const name = cells.filter((cell) => readInvitee(cell) === null).join(' ');
    const message = problemOf(address, name);
    if (message === '' && address) list.set(address, { address, name });
    else refused.push({ row: index + 1, text: line.trim().slice(0, SHOWN), message });
  }
  return { list: [...list.values()], refused };
}

function problemOf(address: string | null | undefined, name: string): string {
  if (!address) return '没有手机号或邮箱';
  return [...name].length > INVITEE_NAME_MAX ? `姓名最多 ${INVITEE_NAME_MAX} 个字` : '';
}

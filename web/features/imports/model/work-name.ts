import { NAME_MAX } from '#contracts/rules/publications/publication-fields.ts';

export const UNNAMED = '未命名作品';

/** The name of the file without its ending. */
export function nameOfFile(fileName: string): string {
  return cut(fileName.replace(/\.[a-z]{1,5}$/i, '')) || UNNAMED;
}

/** What programs write that were told no title: their own name, that of the file it was made from, or its address. */
const NO_TITLE =
  /^(?:untitled|无标题|未命名|document|文档)\s*\d*$|^microsoft |\.[a-z]{2,5}$|^[a-z][a-z\d+.-]+:\S*$/i;

/** What a file calls itself; empty where that is no name for a work. */
export function nameInFile(title: string): string {
  const name = cut(title);
  return NO_TITLE.test(name) ? '' : name;
}

function cut(text: string): string {
  const name = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...name].slice(0, NAME_MAX).join('');
}

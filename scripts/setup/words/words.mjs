import { languageOf } from '../../../contracts/language.mjs';
import { sentence } from '../../../contracts/sentences.mjs';
import { EN } from './en.mjs';
import { HELP_ZH } from './help-zh.mjs';
import { ZH } from './zh.mjs';

const TABLES = { en: EN, zh: ZH };

/** The words for people at a terminal; what programs read is English whoever runs them. */
export function words(env = process.env) {
  return TABLES[languageOf(env)];
}

/** A help text in the language of whoever reads it: line by line, whatever stands before its words stays. */
export function helpInLanguage(/** @type {string} */ text, env = process.env) {
  return languageOf(env) === 'zh' ? text.split('\n').map(lineInChinese).join('\n') : text;
}

/**
 * A sentence of the start in the language of the terminal.
 * @type {(...parts: Parameters<typeof sentence>) => string}
 */
export function spoken(...parts) {
  return sentence(...parts)[languageOf(process.env)];
}

/** @type {(line: string) => string} */
function lineInChinese(line) {
  const [, start = '', usual] = /^(.*); (\S+) unless given$/.exec(line) ?? [];
  const said = usual === undefined ? start : lineInChinese(start);
  if (said !== start) return `${said}；默认 ${usual}`;
  // The longest end of the line that is known, so that a flag or a name before it is left alone.
  for (const { index } of line.matchAll(/(?<!\S)\S/g)) {
    const found = HELP_ZH[line.slice(index)];
    if (found !== undefined) return line.slice(0, index) + found;
  }
  return line;
}

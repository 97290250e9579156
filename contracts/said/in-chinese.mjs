// @ts-check
/** A sentence in Chinese, found by what it says in English. Loaded only for whoever reads Chinese. */

/**
 * By the English sentence, with a blank for what is filled in: {} is words that may be said in Chinese themselves, {l} a
 * list of such, {p} what is wrong with a value, {t} is typed or quoted and stays, {w} is one word of that, {n} a number.
 * {c} a class of findings, {v} a provenance. In the Chinese the blanks come in the same order, unless they are numbered:
 * {2} … {1}. What has no words of its own counts only where what is filled in is known.
 * @typedef {Readonly<Record<string, string>>} Sentences
 */

/** @type {Readonly<Record<string, string>>} */
const KINDS = {
  n: '-?[\\d.]+',
  w: '\\S+',
  p: '(?:must|is|does not|says|answers|property name) .+',
  c: '(?:contract|rule) violations?|server failures?|unreachable|assumed only|needs login',
  v: 'documented|assumed|invented',
};
const STAYS = new Set(['t', 'w', 'n']);
const DEEPEST = 5;
/** No sentence of ours is longer, whatever is filled in. */
const LONGEST = 4000;
/** What stands before the words of a line, and the colours around them. */
const COLOUR = '\u001b\\[\\d+m';
const AROUND = new RegExp(`^((?:\\s|${COLOUR})*)(.*?)((?:${COLOUR})*)$`, 's');

/**
 * @typedef {object} Template
 * @property {readonly string[]} texts what stands around the blanks
 * @property {RegExp} pattern
 * @property {readonly string[]} kinds
 * @property {string} chinese
 * @property {number} weight
 * @property {boolean} hasWords
 */

/** @type {(sentence: readonly [string, string]) => Template} */
function templateOf([english, chinese]) {
  const kinds = [...english.matchAll(/\{(\w?)\}/g)].map(([, kind = '']) => kind);
  const texts = english.split(/\{\w?\}/);
  const source = texts.map((text, at) => {
    const kind = kinds[at];
    return (
      text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&') + (kind === undefined ? '' : `(${KINDS[kind] ?? '.*?'})`)
    );
  });
  return {
    texts,
    pattern: new RegExp(`^${source.join('')}$`, 's'),
    kinds,
    chinese,
    weight: texts.join('').length,
    hasWords: /[A-Za-z]/.test(texts.join('')),
  };
}

/** @type {(sentences: Sentences) => readonly Template[]} */
function templatesOf(sentences) {
  return Object.entries(sentences)
    .filter(([english]) => /\{\w?\}/.test(english))
    .map(templateOf)
    .sort((one, other) => other.weight - one.weight);
}

/**
 * @typedef {object} Tables
 * @property {Sentences} sentences
 * @property {readonly Template[]} anywhere
 * @property {readonly Template[]} ofLines
 */

/**
 * What says texts in Chinese: by sentences of any place, of which the one counts that says more itself, and by lines,
 * against which only a whole one is held, because what is filled into a line may look like one.
 * @type {(sentences: Sentences, lines?: Sentences) => (text: string) => string}
 */
export function speakerOf(sentences, lines = {}) {
  const anywhere = templatesOf(sentences);
  const tables = { sentences, anywhere, ofLines: [...templatesOf(lines), ...anywhere] };
  return (text) => inChinese(tables, text);
}

/**
 * Line by line, unless a sentence has lines in what is filled in; what is not known stays as it is.
 * @type {(tables: Tables, text: string) => string}
 */
function inChinese(tables, text) {
  const lines = text
    .split('\n')
    .map((line) => said(tables, line, 0))
    .join('\n');
  return lines === text ? said(tables, text, 0) : lines;
}

/** @type {(tables: Tables, text: string, depth: number) => string} */
function said(tables, text, depth) {
  const [, lead = '', words = '', end = ''] = AROUND.exec(text) ?? [];
  const found = depth > DEEPEST || words.length > LONGEST ? undefined : known(tables, words, depth);
  if (found === undefined) return text;
  return (/^[（，；：]/.test(found) ? lead.trim() : lead) + found + end;
}

/**
 * Whether all of its texts are there in their order, which is sooner known than by the pattern.
 * @type {(template: Template, words: string) => boolean}
 */
function mayFit({ texts }, words) {
  if (!words.startsWith(texts[0] ?? '') || !words.endsWith(texts.at(-1) ?? '')) return false;
  let from = 0;
  for (const text of texts) {
    const at = words.indexOf(text, from);
    if (at < 0) return false;
    from = at + text.length;
  }
  return true;
}

/** @type {(tables: Tables, words: string, depth: number) => string | undefined} */
function known(tables, words, depth) {
  const { sentences, anywhere, ofLines } = tables;
  if (Object.hasOwn(sentences, words)) return sentences[words];
  for (const template of depth === 0 ? ofLines : anywhere) {
    if (!mayFit(template, words)) continue;
    const parts = template.pattern.exec(words)?.slice(1);
    const filled = parts && filledIn(tables, template, parts, depth);
    if (filled !== undefined && filled !== words) return filled;
  }
  return undefined;
}

/** @type {(tables: Tables, template: Template, parts: readonly string[], depth: number) => string | undefined} */
function filledIn(tables, { kinds, chinese, hasWords }, parts, depth) {
  const own = parts.map((part, at) => {
    if (kinds[at] === 'l') return listed(tables, part, depth + 1);
    return STAYS.has(kinds[at] ?? '') ? part : said(tables, part, depth + 1);
  });
  if (!hasWords && own.every((part, at) => part === parts[at])) return undefined;
  let next = 0;
  let [text, isSaid] = ['', true];
  for (const piece of chinese.split(/(\{\d?\})/)) {
    const [, number] = /^\{(\d?)\}$/.exec(piece) ?? [];
    if (number === undefined) {
      text += isSaid && WIDE_END.test(text) ? piece.replace(/^ (?=[^ -~])/, '') : piece;
      isSaid = true;
      continue;
    }
    next += 1;
    const at = (number === '' ? next : Number(number)) - 1;
    const part = own[at] ?? '';
    isSaid = part !== parts[at];
    // Between Chinese and Chinese stands no space.
    if (isSaid && /^[^ -~]/.test(part)) text = text.replace(/(?<=[^ -~]) $/, '');
    text += part;
  }
  return text;
}

const WIDE_END = /[^ -~]$/;

/** A comma in brackets belongs to one of them. */
const APART = /[,;] (?![^(]*\))/g;

/** @type {(tables: Tables, text: string, depth: number) => string} */
function listed(tables, text, depth) {
  const marks = text.match(APART)?.map((mark) => (mark === '; ' ? '；' : '，')) ?? [];
  const parts = text.split(APART).map((part) => said(tables, part, depth));
  return parts.map((part, at) => part + (marks[at] ?? '')).join('');
}

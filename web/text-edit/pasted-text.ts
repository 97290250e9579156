import type { TextElement } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { readElements } from '#contracts/rules/pages/read-document.ts';
import {
  type Run,
  runsOf,
  type SpanLook,
  type SpannedText,
  spannedText,
} from '#contracts/rules/pages/spans.ts';
import { lookOfTag } from './pasted-look.ts';

/** The attribute that carries a text with all of its looks from one of our boxes to another. */
export const OWN = 'data-page-text';

/** The words of what was copied elsewhere: bold, lines and colours are kept, all else is dropped (粘贴). */
export function textOfHtml(html: string): SpannedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const own = ownText(body.querySelector(`[${OWN}]`)?.getAttribute(OWN));
  return own ?? spannedText(trimmed(wordsIn(body)));
}

/** A tab is as wide as a character; other signs that no page can draw are left out. */
export function textOfPlain(plain: string): string {
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '\u3000')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, '');
}

const ANY: TextElement = {
  ...{ id: idAt(1), kind: 'text', part: 'prose', text: '', x: 0, y: 0, w: 0, h: 0 },
  style: {
    ...{ family: 'serif', weight: 400, size: 5, leading: 1.5, color: '#000000', align: 'left', indent: 0 },
  },
};

/** Any page may pretend to be one of our boxes, so its text is checked like one from outside. */
function ownText(json: string | null | undefined): SpannedText | null {
  try {
    const { text, spans } = JSON.parse(json ?? '');
    const element = { ...ANY, text, ...(spans && { spans }) };
    return readElements([element], new Set()).kind === 'elements' ? spannedText(runsOf(element)) : null;
  } catch {
    return null;
  }
}

const UNSEEN = 'script, style, template, title, head, [hidden]';
const BLOCKS =
  'address, article, aside, blockquote, dd, div, dl, dt, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tr, ul';

function wordsIn(body: HTMLElement): Run[] {
  const runs: Run[] = [];
  const isAtStart = () => runs.length === 0 || runs.at(-1)?.text === '\n';
  const breakLine = () => runs.push({ text: '\n', look: {} });
  const collect = (node: Node, look: SpanLook) => {
    if (node instanceof Text) {
      const words = node.data.replace(/[ \t\r\n\f]+/g, ' ');
      const isSpaced = isAtStart() || runs.at(-1)?.text.endsWith(' ');
      const text = textOfPlain(isSpaced ? words.replace(/^ /, '') : words);
      if (text !== '') runs.push({ text, look });
      return;
    }
    if (!(node instanceof HTMLElement) || node.matches(UNSEEN) || node.style.display === 'none') return;
    if (node.tagName === 'BR') breakLine();
    const isBlock = node.matches(BLOCKS);
    if (isBlock && !isAtStart()) breakLine();
    if (node.matches('td + td, th + td, th + th') && !isAtStart()) runs.push({ text: '\u3000', look: {} });
    const own = lookOfTag(node, look);
    for (const child of node.childNodes) collect(child, own);
    if (isBlock && !isAtStart()) breakLine();
  };
  collect(body, {});
  return runs;
}

/** Without the spaces at the ends of its lines, and the lines at its end. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const { text, look } of [...runs].reverse()) {
    const next = kept.at(-1);
    const isLast = next === undefined || next.text === '\n';
    const words = isLast && text !== '\n' ? text.replace(/ +$/, '') : text;
    if (words !== '' && !(next === undefined && words === '\n')) kept.push({ text: words, look });
  }
  return kept.reverse();
}

import { createElement, Fragment, type ReactNode } from 'react';

/** A stretch of text; nothing else of the HTML it came from survives. */
export interface SafeRun {
  readonly text: string;
  readonly isBold: boolean;
}

/** What stands between these tags is never meant for reading. */
const UNREADABLE = /^(?:script|style|template|iframe|noscript|textarea|title|svg|math|object)$/;

/** A comment, or a tag with its attributes, in which a quoted `>` does not end it. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)(?=[\s/>]|$)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  yen: '¥',
};

function codePoint(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined) => {
      if (decimal !== undefined) return codePoint(decimal, 10);
      if (hexadecimal !== undefined) return codePoint(hexadecimal, 16);
      return name !== undefined && Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    },
  );
}

/**
 * Reads HTML from the server as text with bold stretches. Only `b` and `span` are known and lose their attributes,
 * a span therefore leaves no trace; of other tags the text stays, of scripts and their like nothing does.
 */
export function parseSafeHtml(html: string): SafeRun[] {
  const runs: SafeRun[] = [];
  let bolds = 0;
  let unreadable = '';
  let from = 0;

  function take(text: string): void {
    if (text === '' || unreadable !== '') return;
    const isBold = bolds > 0;
    const before = runs.at(-1);
    if (before?.isBold === isBold) runs[runs.length - 1] = { text: before.text + text, isBold };
    else runs.push({ text, isBold });
  }

  for (const match of html.matchAll(MARKUP)) {
    const [markup, slash, name = ''] = match;
    const tag = name.toLowerCase();
    const isEnd = slash === '/';
    take(decoded(html.slice(from, match.index)));
    from = match.index + markup.length;
    if (unreadable !== '') {
      if (isEnd && tag === unreadable) unreadable = '';
    } else if (tag === 'b') {
      bolds = isEnd ? Math.max(0, bolds - 1) : bolds + 1;
    } else if (!isEnd && UNREADABLE.test(tag)) {
      unreadable = tag;
    }
  }
  take(decoded(html.slice(from)));
  return runs;
}

/** HTML from the server (服务端 HTML) as it may be shown: the one place that decides about it. */
export function safeHtml(html: string): ReactNode {
  const runs = parseSafeHtml(html).map(({ text, isBold }) =>
    isBold ? createElement('b', null, text) : createElement('span', null, text),
  );
  return createElement(Fragment, null, ...runs);
}

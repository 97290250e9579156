import type { TextElement } from '#contracts/rules/pages/document.ts';

/** A text with other words: looks stay where the words did. */
export function withText(element: TextElement, text: string): TextElement {
  const { spans, ...rest } = element;
  if (!spans) return { ...rest, text };
  const before = sharedLength(element.text, text);
  const behind = sharedLength(reversed(element.text.slice(before)), reversed(text.slice(before)));
  const [oldEnd, grown] = [element.text.length - behind, text.length - element.text.length];
  const kept = spans.flatMap((span) => {
    const from = span.from <= before ? span.from : Math.max(span.from, oldEnd) + grown;
    const to = span.to >= oldEnd ? span.to + grown : Math.min(span.to, before);
    return from < to ? [{ ...span, from, to }] : [];
  });
  return kept.length === 0 ? { ...rest, text } : { ...rest, text, spans: kept };
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const reversed = (text: string) => text.split('').reverse().join('');

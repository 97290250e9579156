import type { Span, TextElement } from './document.ts';

/** A text with the looks of its parts, as a text element has it. */
export type SpannedText = Pick<TextElement, 'text' | 'spans'>;

/** How a span looks, wherever it stands. */
export type SpanLook = Omit<Span, 'from' | 'to'>;

export const LOOK_NAMES = ['weight', 'size', 'color', 'line', 'raise', 'href', 'emph'] as const;
type LookName = (typeof LOOK_NAMES)[number];

/** New looks by name; null takes a look away. */
export type LookChange = { readonly [Name in LookName]?: SpanLook[Name] | null };

/** The looks of a range: absent where no character has it, `mixed` where only some have it or they differ. */
export type RangeLook = { readonly [Name in LookName]?: SpanLook[Name] | 'mixed' };

/** Neighbouring characters that look alike. */
export interface Run {
  readonly text: string;
  readonly look: SpanLook;
}

const PLAIN: SpanLook = {};

/** A text as its runs, in order and without gaps. */
export function runsOf({ text, spans = [] }: SpannedText): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { from, to, ...look } of spans) {
    if (from > at) runs.push({ text: text.slice(at, from), look: PLAIN });
    runs.push({ text: text.slice(from, to), look });
    at = to;
  }
  if (at < text.length) runs.push({ text: text.slice(at), look: PLAIN });
  return runs;
}

/** The text of runs; neighbours that look alike become one span. A plain text has no spans at all. */
export function spannedText(runs: readonly Run[]): SpannedText {
  const spans: Span[] = [];
  let text = '';
  for (const run of runs) {
    const from = text.length;
    text += run.text;
    const last = spans.at(-1);
    if (run.text === '' || isPlain(run.look)) continue;
    if (last?.to === from && isAlike(last, run.look)) spans[spans.length - 1] = { ...last, to: text.length };
    else spans.push({ from, to: text.length, ...run.look });
  }
  return spans.length > 0 ? { text, spans } : { text };
}

function isPlain(look: SpanLook): boolean {
  return LOOK_NAMES.every((name) => look[name] === undefined);
}

/** Whether two parts look the same. */
export function isAlike(one: SpanLook, other: SpanLook): boolean {
  return LOOK_NAMES.every((name) => one[name] === other[name]);
}

/** The part of a text from one place to another. */
export function sliced({ text, spans = [] }: SpannedText, from: number, to = text.length): SpannedText {
  const within = spans
    .map((span) => ({ ...span, from: Math.max(span.from, from) - from, to: Math.min(span.to, to) - from }))
    .filter((span) => span.to > span.from);
  return spannedText(runsOf({ text: text.slice(from, to), spans: within }));
}

/** Gives a range other looks (套用格式). */
export function withLook(whole: SpannedText, from: number, to: number, change: LookChange): SpannedText {
  const changed = runsOf(sliced(whole, from, to)).map(({ text, look }) => ({
    text,
    look: changedLook(look, change),
  }));
  return spannedText([...runsOf(sliced(whole, 0, from)), ...changed, ...runsOf(sliced(whole, to))]);
}

function changedLook(look: SpanLook, change: LookChange): SpanLook {
  const changed = { ...look, ...change };
  return Object.fromEntries(
    LOOK_NAMES.flatMap((name) => (changed[name] == null ? [] : [[name, changed[name]]])),
  );
}

/** What the characters of a range have in common; of an empty one, how typed text would look there. */
export function lookOf(whole: SpannedText, from: number, to: number): RangeLook {
  if (from >= to) return typedLook(whole, from);
  const looks = runsOf(sliced(whole, from, to)).map(({ look }) => look);
  const common = LOOK_NAMES.flatMap((name) => {
    const values = new Set(looks.map((look) => look[name]));
    const [value] = values;
    if (values.size > 1) return [[name, 'mixed']];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(common);
}

/** Typed text looks like what stands before it, but a link ends where its words end. */
function typedLook(whole: SpannedText, at: number): SpanLook {
  const { href, ...look } = runsOf(sliced(whole, 0, at)).at(-1)?.look ?? PLAIN;
  if (href === undefined) return look;
  const next = runsOf(sliced(whole, at))[0]?.look;
  return next?.href === href ? { ...look, href } : look;
}

/** Replaces a range: types, deletes or pastes. A plain string looks as typed text does. */
export function spliced(
  whole: SpannedText,
  from: number,
  to: number,
  inserted: string | SpannedText,
): SpannedText {
  const before = sliced(whole, 0, from);
  const added =
    typeof inserted === 'string' ? [{ text: inserted, look: typedLook(whole, from) }] : runsOf(inserted);
  return spannedText([...runsOf(before), ...added, ...runsOf(sliced(whole, to))]);
}

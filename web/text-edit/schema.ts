import { type Mark, type MarkSpec, type MarkType, Schema } from 'prosemirror-model';
import { LOOK_NAMES, type SpanLook } from '#contracts/rules/pages/spans.ts';

type LookName = (typeof LOOK_NAMES)[number];

/** Marks have no look of their own: the decorations of lines have it, as the renderer of pages gives it. */
const mark: MarkSpec = { attrs: { value: {} }, toDOM: () => ['span'] };

/** The text of one box: paragraphs of words, with one kind of mark for each look. */
export const SCHEMA = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['div', 0], parseDOM: [{ tag: 'p' }, { tag: 'div' }] },
    text: {},
  },
  marks: Object.fromEntries(
    // A link ends where its words end.
    LOOK_NAMES.map((name) => [name, name === 'href' ? { ...mark, inclusive: false } : mark]),
  ) as Record<LookName, MarkSpec>,
});

export function markType(name: LookName): MarkType {
  return SCHEMA.marks[name] as MarkType;
}

export function marksOf(look: SpanLook): Mark[] {
  return LOOK_NAMES.flatMap((name) => {
    const value = look[name];
    return value === undefined ? [] : [markType(name).create({ value })];
  });
}

export function lookOfMarks(marks: readonly Mark[]): SpanLook {
  return Object.fromEntries(marks.map(({ type, attrs }) => [type.name, attrs.value]));
}

import type { Fragment, Node } from 'prosemirror-model';
import {
  isAlike,
  type Run,
  runsOf,
  type SpanLook,
  type SpannedText,
  sliced,
  spannedText,
} from '#contracts/rules/pages/spans.ts';
import { lookOfMarks, marksOf, SCHEMA } from './schema.ts';

/** A text as the engine edits it: a paragraph for each of its own. */
export function docOf(whole: SpannedText): Node {
  let start = 0;
  const paragraphs = whole.text.split('\n').map((paragraph) => {
    const part = sliced(whole, start, start + paragraph.length);
    start += paragraph.length + 1;
    return SCHEMA.node(
      'paragraph',
      null,
      runsOf(part).map(({ text, look }) => SCHEMA.text(text, marksOf(look))),
    );
  });
  return SCHEMA.node('doc', null, paragraphs);
}

/** The words of a paragraph, or of a piece of one. */
export function runsOfParagraph(paragraph: Node): Run[] {
  return paragraph.children.map(({ text = '', marks }) => ({ text, look: lookOfMarks(marks) }));
}

/** The text of what is edited, or of a part of it. Between two paragraphs that look alike the look goes on. */
export function spannedOf({ content }: { readonly content: Fragment }): SpannedText {
  const runs: Run[] = [];
  for (const [at, paragraph] of content.content.entries()) {
    const own = runsOfParagraph(paragraph);
    if (at > 0) runs.push({ text: '\n', look: sharedLook(runs.at(-1), own[0]) });
    runs.push(...own);
  }
  return spannedText(runs);
}

/** A line feed shows nothing, so it may look as both its neighbours, which then stay one span. */
function sharedLook(before: Run | undefined, after: Run | undefined): SpanLook {
  return before && after && isAlike(before.look, after.look) ? before.look : {};
}

/** The place in the text that a position of the engine stands for. */
export function offsetAt(doc: Node, position: number): number {
  const place = doc.resolve(position);
  let offset = place.parentOffset;
  for (let at = 0; at < place.index(0); at += 1) offset += doc.child(at).content.size + 1;
  return offset;
}

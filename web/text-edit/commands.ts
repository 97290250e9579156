import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { LOOK_NAMES, type LookChange, lookOf, type RangeLook } from '#contracts/rules/pages/spans.ts';
import { frameIn } from './lines-plugin.ts';
import { type TextLook, toggled } from './looks.ts';
import { lookOfMarks, markType } from './schema.ts';
import { offsetAt, spannedOf } from './text-document.ts';

/** How the selected words look; without any, how typed ones would. */
export function selectedLook({ doc, selection, storedMarks }: EditorState): RangeLook {
  if (selection.empty) return lookOfMarks(storedMarks ?? selection.$from.marks());
  return lookOf(spannedOf(doc), offsetAt(doc, selection.from), offsetAt(doc, selection.to));
}

/** Gives the selected words other looks, or those that are typed next. */
export function applyLook(change: LookChange): Command {
  return (state, dispatch) => {
    if (change.href != null && !isSafeAddress(change.href)) return false;
    dispatch?.(LOOK_NAMES.reduce((all, name) => withValue(all, name, change[name]), state.tr));
    return true;
  };
}

function withValue(all: Transaction, name: (typeof LOOK_NAMES)[number], value: unknown): Transaction {
  if (value === undefined) return all;
  const { from, to, empty } = all.selection;
  const type = markType(name);
  if (empty) return value === null ? all.removeStoredMark(type) : all.addStoredMark(type.create({ value }));
  return value === null ? all.removeMark(from, to, type) : all.addMark(from, to, type.create({ value }));
}

export function toggleLook(look: TextLook): Command {
  return (state, dispatch) => {
    const frame = frameIn(state);
    return frame !== undefined && applyLook(toggled(look, selectedLook(state), frame.style))(state, dispatch);
  };
}

/** A text neither grows nor gets more looks than the document may hold. */
export function keepsLimits({ before, doc }: Transaction): boolean {
  if (before === doc) return true;
  const { text, spans = [] } = spannedOf(doc);
  const isTooMuch = text.length > DOCUMENT_LIMITS.textLength || spans.length > DOCUMENT_LIMITS.spansOfText;
  return !isTooMuch || doc.content.size < before.content.size;
}

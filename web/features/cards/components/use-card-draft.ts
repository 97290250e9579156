import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import type { Card } from '../api.ts';
import {
  type CardDraft,
  checkedDraft,
  type DraftContent,
  type DraftProblem,
  draftOf,
  fieldOf,
  isChanged,
} from '../model/card-draft.ts';
import { mutations } from '../mutations.ts';
import type { CardPicture } from '../upload-picture.ts';

const NO_PROBLEM: DraftProblem = { field: '', message: '' };

/** What is written on a card (编辑中的名片) until it is saved; what comes from elsewhere never takes its place. */
export function useCardDraft(card: Card) {
  const [base, setBase] = useState(card);
  const [draft, setDraft] = useState(() => draftOf(card));
  const [problem, setProblem] = useState(NO_PROBLEM);
  const { run, isBusy } = useAction(mutations.save);
  const isDirty = isChanged(draft, base);

  // Nothing is lost where nothing was written: the newer card is the one to work on.
  if (card.revision > base.revision && !isDirty) {
    setBase(card);
    setDraft(draftOf(card));
  }

  function change(how: Partial<CardDraft>): void {
    setProblem(NO_PROBLEM);
    setDraft((before) => ({ ...before, ...how }));
  }

  return {
    base,
    draft,
    problem,
    isDirty,
    isBusy,
    change,
    changeContent: (how: Partial<DraftContent>) => change({ content: { ...draft.content, ...how } }),
    problemOf: (field: string) => (problem.field === field ? problem.message : ''),
    /** A picture is on the card at once; what else is written is not. */
    brought(next: Card, picture: CardPicture): void {
      setBase(next);
      setDraft((before) => ({ ...before, without: before.without.filter((one) => one !== picture) }));
    },
    giveUp(): void {
      setProblem(NO_PROBLEM);
      setDraft(draftOf(base));
    },
    /** Whether it is saved; otherwise the problem says why not. */
    async save(): Promise<boolean> {
      const checked = checkedDraft(draft);
      if (checked.kind === 'bad') {
        setProblem(checked.problem);
        return false;
      }
      const { ID: cardID, revision } = base;
      const outcome = await run({ cardID, revision: String(revision), ...checked.input });
      if (outcome === null) return false;
      if (outcome.ok) {
        setBase(outcome.value);
        setDraft(draftOf(outcome.value));
        return true;
      }
      const { reason, message } = outcome.error;
      setProblem({ field: fieldOf(reason), message });
      return false;
    },
  };
}

export type CardEditing = ReturnType<typeof useCardDraft>;

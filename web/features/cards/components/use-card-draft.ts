import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import {
  type CardDraft,
  checkedDraft,
  type DraftContent,
  type DraftProblem,
  draftOf,
  fieldOf,
  isChanged,
} from '../model/card-draft.ts';
import type { Card } from '../model/cards.ts';
import type { CardPicture } from '../upload-picture.ts';

const NO_PROBLEM: DraftProblem = { field: '', message: '' };

/** The draft of a card (编辑中的名片) until it is saved; changes made elsewhere never replace it. */
export function useCardDraft(card: Card) {
  const [base, setBase] = useState(card);
  const [draft, setDraft] = useState(() => draftOf(card));
  const [problem, setProblem] = useState(NO_PROBLEM);
  const saving = useAct('CardServiceMag.saveCard', {
    onDone(saved) {
      setBase(saved);
      setDraft(draftOf(saved));
    },
    onFailure({ reason, message }) {
      setProblem({ field: fieldOf(reason), message });
      return true;
    },
  });
  const isDirty = isChanged(draft, base);

  // An untouched draft follows the newer card.
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
    isBusy: saving.isBusy,
    change,
    changeContent: (how: Partial<DraftContent>) => change({ content: { ...draft.content, ...how } }),
    problemOf: (field: string) => (problem.field === field ? problem.message : ''),
    /** An uploaded picture is on the card at once; the rest of the draft is not. */
    showPicture(next: Card, picture: CardPicture): void {
      setBase(next);
      setDraft((before) => ({ ...before, without: before.without.filter((one) => one !== picture) }));
    },
    giveUp(): void {
      setProblem(NO_PROBLEM);
      setDraft(draftOf(base));
    },
    /** Null where it is not saved; the problem says why. */
    async save(): Promise<Card | null> {
      const checked = checkedDraft(draft);
      if (checked.kind === 'good') {
        return saving.run({ cardID: base.ID, revision: base.revision, ...checked.input });
      }
      setProblem(checked.problem);
      return null;
    },
  };
}

export type CardEditing = ReturnType<typeof useCardDraft>;

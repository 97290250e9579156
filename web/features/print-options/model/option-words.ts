import { type Difference, differenceText } from './differences.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';

export interface OptionWords {
  /** What it would change, in a few words; empty while unknown, null where it stays unknown. */
  readonly difference: string | null;
  /** What else would be chosen with it; empty where nothing would. */
  readonly along: string;
}

type Priced = Pick<ChoiceSnapshot, 'differences' | 'unitWord' | 'line'>;

function alongText({ along }: Difference): string {
  return along.length === 0 ? '' : `同时改为${along.join('、')}`;
}

/** What is said of an option beside its name (差价): 已含 for the one that is chosen. */
export function optionWords(
  { differences, unitWord, line }: Priced,
  stepId: string,
  cnum: string,
): OptionWords {
  if (differences === null) return { difference: null, along: '' };
  const known = differences === 'asking' ? undefined : differences.get(stepId)?.get(cnum);
  if (known === undefined) return { difference: '', along: '' };
  const isChosen = line.buzhou.some(({ ID, selCnum }) => ID === stepId && selCnum === cnum);
  return { difference: isChosen ? '已含' : differenceText(known, unitWord), along: alongText(known) };
}

import type { Reading } from '../reading.ts';
import type { ReaderState } from '../use-reader.ts';
import { AuthorsChoice } from './authors-choice.tsx';
import { LastPlace } from './last-place.tsx';

interface BesideBookProps {
  readonly reading: Reading;
  readonly state: ReaderState;
  readonly isLast: boolean;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onPage: (page: number) => void;
}

/** What the first look at a book does without: its author's choice, and the place of the last time. */
export function BesideBook({ reading, state, onPage, ...turning }: BesideBookProps) {
  const { options } = reading.book;
  return (
    <>
      {options ? <AuthorsChoice {...turning} {...{ options, state, onPage }} /> : null}
      <LastPlace reading={reading} page={state.page} onGo={onPage} />
    </>
  );
}

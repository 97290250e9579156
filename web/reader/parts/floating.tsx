import { useState } from 'react';
import { triesOptions } from '#contracts/rules/pages/opened-book.ts';
import type { Reading } from '../reading.ts';
import { Traces } from '../traces/traces.tsx';
import type { ReaderState } from '../use-reader.ts';
import { AuthorsChoice } from './authors-choice.tsx';
import { LastPlace } from './last-place.tsx';

interface FloatingProps {
  readonly reading: Reading;
  readonly state: ReaderState;
  /** The pages that lie open. */
  readonly open: readonly number[];
  readonly isLast: boolean;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onPage: (page: number) => void;
  readonly onPanel: (panel: 'traces') => void;
}

/** What lies over the book: its author's choice, the place of the last time, and the question about traces. */
export function Floating(props: FloatingProps) {
  const { reading, state, open, isLast, onTurn, onPage, onPanel } = props;
  const { options } = reading.book;
  // Asked once: turning a page writes another address.
  const [isTrying] = useState(() => triesOptions(location.search));
  return (
    <>
      {options ? <AuthorsChoice {...{ options, state, isLast, onTurn, onPage }} /> : null}
      <LastPlace reading={reading} page={state.page} onGo={onPage} />
      {isTrying ? null : <Traces reading={reading} open={open} onPanel={onPanel} />}
    </>
  );
}

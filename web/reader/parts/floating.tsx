import type { Reading } from '../reading.ts';
import { Traces } from '../traces/traces.tsx';
import type { LastPlace as Last } from '../use-place.ts';
import { LastPlace } from './last-place.tsx';

interface FloatingProps {
  readonly reading: Reading;
  /** The pages that lie open. */
  readonly open: readonly number[];
  readonly lastPlace: Last;
  readonly onPage: (page: number) => void;
  readonly onPanel: (panel: 'traces') => void;
}

/** What lies over the book for a while: the place of the last time, and the question about traces. */
export function Floating({ reading, open, lastPlace, onPage, onPanel }: FloatingProps) {
  const { last, forget } = lastPlace;
  return (
    <>
      {last === null ? null : <LastPlace page={last} onGo={() => onPage(last)} onClose={forget} />}
      <Traces reading={reading} open={open} onPanel={onPanel} />
    </>
  );
}

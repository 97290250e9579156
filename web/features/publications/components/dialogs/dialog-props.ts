import type { Work } from '../../model/work.ts';

/** What every dialog about works is given. */
export interface DialogProps {
  /** As the list shows them now. */
  readonly works: readonly Work[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

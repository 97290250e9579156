import type { Work } from '../../api.ts';

/** What every dialog about works is told. */
export interface DialogProps {
  /** As the list shows them now. */
  readonly works: readonly Work[];
  readonly onClose: () => void;
  /** It is done with these. */
  readonly onDone: () => void;
}

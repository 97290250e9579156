import type { WorkPlaces } from '../../api.ts';
import type { DialogProps } from './dialog-props.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { SharingDialog } from './sharing-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TrashDialog } from './trash-dialog.tsx';

/** What is asked before it is done to works. */
export type AskedMove = 'move' | 'tag' | 'publish' | 'withdraw' | 'trash' | 'purge';

interface WorkDialogProps extends DialogProps {
  readonly move: AskedMove;
  readonly places: WorkPlaces | undefined;
  readonly onTrash: () => void;
}

/** The dialog of a move; those that need none never come here. */
export function WorkDialog({ move, places, onTrash, ...told }: WorkDialogProps) {
  switch (move) {
    case 'move':
      return <MoveDialog {...told} folders={places?.folders ?? []} />;
    case 'tag':
      return <TagDialog {...told} known={places?.tags ?? []} />;
    case 'publish':
    case 'withdraw':
      return <SharingDialog {...told} kind={move} />;
    case 'trash':
      return <TrashDialog works={told.works} onClose={told.onClose} onTrash={onTrash} />;
    case 'purge':
      return <PurgeDialog {...told} />;
  }
}

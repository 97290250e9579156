import type { WorkPlaces } from '../../model/work.ts';
import type { DialogProps } from './dialog-props.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { SharingDialog } from './sharing-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TrashDialog } from './trash-dialog.tsx';

/** The moves that begin with a dialog. */
export type AskedMove = 'move' | 'tag' | 'publish' | 'withdraw' | 'trash' | 'purge';

interface WorkDialogProps extends DialogProps {
  readonly move: AskedMove;
  readonly places: WorkPlaces | undefined;
  readonly onTrash: () => void;
}

export function WorkDialog({ move, places, onTrash, ...props }: WorkDialogProps) {
  const [work] = props.works;
  switch (move) {
    case 'move':
      return <MoveDialog {...props} folders={places?.folders ?? []} />;
    case 'tag':
      return <TagDialog {...props} known={places?.tags ?? []} />;
    case 'publish':
    case 'withdraw':
      return work ? <SharingDialog {...props} work={work} kind={move} /> : null;
    case 'trash':
      return <TrashDialog works={props.works} onClose={props.onClose} onTrash={onTrash} />;
    case 'purge':
      return <PurgeDialog {...props} />;
  }
}

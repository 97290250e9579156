import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import type { ImportActions, ImportJob } from '../../model/import-job.ts';
import { FileButton } from '../intake/file-button.tsx';
import styles from './import-row.module.css';
import { hasMainMove, type JobMove, moveName, movesOf } from './job-moves.ts';

export interface JobButtonsProps {
  readonly job: ImportJob;
  readonly actions: ImportActions;
  /** The publish button; without it there is none. */
  readonly renderPublish?: ((job: ImportJob) => ReactNode) | undefined;
  readonly onCancel: () => void;
}

/** The buttons of an import. */
export function JobButtons(props: JobButtonsProps) {
  const { job } = props;
  const moves = movesOf(job);
  return (
    <>
      {moves.map((move, place) => (
        <MoveButton key={move} {...props} move={move} isMain={place === 0 && hasMainMove(job)} />
      ))}
    </>
  );
}

interface MoveButtonProps extends JobButtonsProps {
  readonly move: JobMove;
  readonly isMain: boolean;
}

function MoveButton({ job, actions, renderPublish, onCancel, move, isMain }: MoveButtonProps) {
  const navigate = useNavigate();
  const text = moveName(move, job);
  const type = isMain ? 'primary' : 'default';
  switch (move) {
    case 'read':
      return (
        <Button type={type} href={`/r/${job.code}`} target="_blank" rel="noopener">
          {text}
        </Button>
      );
    case 'publish':
      return renderPublish?.(job) ?? null;
    case 'print':
      return (
        <Button type={type} onClick={() => void navigate(PATHS.addShopping.getHref(job.opusID))}>
          {text}
        </Button>
      );
    case 'provide':
      return (
        <FileButton
          text={text}
          type={type}
          isMany={job.kind === 'images'}
          onFiles={(files) => actions.provide(job.key, files)}
        />
      );
    case 'cancel':
      return (
        <Button type="text" className={styles.quiet} onClick={onCancel}>
          {text}
        </Button>
      );
    case 'dismiss':
      return (
        <Button type="text" className={styles.quiet} onClick={() => actions.dismiss(job.key)}>
          {text}
        </Button>
      );
    default:
      return (
        <Button type={type} onClick={() => actions[move](job.key)}>
          {text}
        </Button>
      );
  }
}

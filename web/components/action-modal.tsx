import type { ReactNode } from 'react';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';

interface ActionModalProps {
  readonly title: string;
  readonly okText: string;
  readonly loses: string;
  readonly isEnding?: boolean;
  readonly width?: number;
  readonly isBusy: boolean;
  readonly problem: string;
  readonly isReady?: boolean;
  readonly returnTo?: readonly string[];
  readonly onOk: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Goes with its last use: dialogs are written with `ActDialog`. */
export function ActionModal({ loses, isEnding = false, isBusy, problem, ...rest }: ActionModalProps) {
  return <ActDialog consequence={loses} isDestructive={isEnding} act={{ isBusy, problem }} {...rest} />;
}

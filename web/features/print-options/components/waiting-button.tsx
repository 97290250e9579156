import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Shows } from '#web/lib/shows.ts';
import styles from './waiting-button.module.css';

interface WaitingButtonProps extends Shows {
  readonly className?: string | undefined;
  readonly isPlain?: boolean;
  readonly isBlocked: boolean;
  readonly isBusy: boolean;
  /** The id of the words that say what it waits for. */
  readonly describedBy: string | undefined;
  readonly onBlocked: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that waits for a price: it keeps the focus meanwhile, and leads to what stands in its way. */
export function WaitingButton(props: WaitingButtonProps) {
  const { className, isPlain = false, isBlocked, isBusy } = props;
  const classes = [className, styles.button, isPlain && styles.plain, isBlocked && styles.blocked];
  // Not the disabled attribute: it would throw the focus away while the price is on its way.
  return (
    <Button
      type={isPlain ? 'default' : 'primary'}
      size="large"
      className={classes.filter(Boolean).join(' ')}
      loading={isBusy}
      data-shows={props['data-shows']}
      aria-disabled={isBlocked}
      aria-describedby={props.describedBy}
      onClick={isBlocked ? props.onBlocked : props.onPress}
    >
      {props.children}
    </Button>
  );
}

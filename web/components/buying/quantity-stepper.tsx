import { Input } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly text: string;
  readonly labels: { readonly count: string; readonly less: string; readonly more: string };
  readonly isInvalid: boolean;
  /** The id of the words that say what is wrong. */
  readonly describedBy?: string | undefined;
  /** Nothing can be done for the moment; what was typed can still be read. */
  readonly isLocked?: boolean;
  /** Nothing can be done at all. */
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  readonly isLeast?: boolean;
  readonly isMost?: boolean;
  readonly onChange: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
  readonly onEscape?: () => void;
}

/**
 * The quantity (数量): typed, or one more and one less by buttons and arrow keys. The keyboard has one stop here, as the
 * arrows do in the field what the buttons do.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { text, labels, isInvalid, isDisabled = false, onStep } = props;
  const isEntered = useRef(false);
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    Enter: props.onEnter,
    Escape: props.onEscape,
    ArrowUp: () => onStep(1),
    ArrowDown: () => onStep(-1),
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key.startsWith('Arrow') && actions[event.key]) event.preventDefault();
    actions[event.key]?.();
  }

  return (
    <Row align="stretch" inline aria-busy={props.isBusy ?? false}>
      <Box
        type="button"
        as="button"
        ground="sheet"
        tone="text"
        className={styles.step}
        tabIndex={-1}
        aria-label={labels.less}
        disabled={isDisabled || props.isLeast}
        onClick={() => onStep(-1)}
      >
        −
      </Box>
      <Input
        className={styles.count}
        aria-label={labels.count}
        inputMode="numeric"
        // Lets a style sheet know of a field that is empty.
        placeholder=" "
        autoComplete="off"
        maxLength={12}
        value={text}
        readOnly={props.isLocked}
        disabled={isDisabled}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.value)}
        onFocus={() => {
          isEntered.current = true;
        }}
        // A tap on the number is for another one: what is typed takes its place. A second tap sets the caret.
        onClick={(event) => {
          if (isEntered.current) event.currentTarget.select();
          isEntered.current = false;
        }}
        onBlur={props.onBlur}
        onKeyDown={onKeyDown}
      />
      <Box
        type="button"
        as="button"
        ground="sheet"
        tone="text"
        className={styles.step}
        tabIndex={-1}
        aria-label={labels.more}
        disabled={isDisabled || props.isMost}
        onClick={() => onStep(1)}
      >
        +
      </Box>
    </Row>
  );
}

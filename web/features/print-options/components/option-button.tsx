import { Tooltip } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import type { StepItem } from '#contracts/rules/print/cart-line.ts';
import type { Refusal } from '#contracts/rules/print/step-availability.ts';
import styles from './option.module.css';

interface OptionButtonProps {
  readonly item: StepItem;
  readonly refusal: Refusal | null;
  readonly isChosen: boolean;
  /** The one option of its group that the tabulator reaches. */
  readonly isTabStop: boolean;
  readonly position: number;
  readonly size: number;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** A finger has nothing to hover with, and the reason stands below the group as well. */
const CAN_HOVER = matchMedia('(hover: hover)').matches;
const HOVER_PAUSE_SECONDS = 0.2;

/** One option (选项). A disabled one can still be focused, so that its reason is reached by keyboard and finger. */
export function OptionButton(props: OptionButtonProps) {
  const { item, refusal, isChosen, isTabStop, position, size, onFocus, onChoose } = props;
  const reasonId = useId();
  const isDisabled = refusal !== null;

  function choose(): void {
    if (!isDisabled && !isChosen) onChoose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') choose();
  }

  return (
    <Tooltip title={CAN_HOVER ? refusal?.text : ''} mouseEnterDelay={HOVER_PAUSE_SECONDS}>
      <div className={styles.cell}>
        <label className={styles.option}>
          {/* Without a name, because browsers let the tabulator reach only the chosen one of a named group. */}
          <input
            type="radio"
            className="only-read"
            checked={isChosen}
            tabIndex={isTabStop ? 0 : -1}
            aria-posinset={position}
            aria-setsize={size}
            aria-disabled={isDisabled}
            aria-describedby={isDisabled ? reasonId : undefined}
            onChange={choose}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          />
          {item.Name}
        </label>
        {isDisabled ? (
          <span id={reasonId} hidden>
            {refusal.text}
            {refusal.fix ? `，${refusal.fix.text}` : ''}
          </span>
        ) : null}
      </div>
    </Tooltip>
  );
}

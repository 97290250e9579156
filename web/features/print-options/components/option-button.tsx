import { type KeyboardEvent, useId } from 'react';
import type { StepItem } from '#contracts/rules/print/cart-line.ts';
import type { Refusal } from '#contracts/rules/print/step-availability.ts';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shortReason } from '../model/explained-option.ts';
import type { Shape } from '../pictures/isometric.ts';
import { OptionPicture } from '../pictures/option-picture.tsx';
import styles from './option.module.css';

interface OptionButtonProps {
  readonly item: StepItem;
  /** Null where no picture would say more than the name. */
  readonly picture: readonly Shape[] | null;
  readonly refusal: Refusal | null;
  /** What it would change, in a few words; empty while unknown, null where it stays unknown. */
  readonly difference: string | null;
  /** What else would be chosen with it; empty where nothing would. */
  readonly along: string;
  readonly isChosen: boolean;
  /** The one option of its group that the tabulator reaches. */
  readonly isTabStop: boolean;
  readonly position: number;
  readonly size: number;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** One option (选项). A disabled one can still be focused, so that its reason is reached by keyboard and finger. */
export function OptionButton(props: OptionButtonProps) {
  const { item, picture, refusal, difference, along, isChosen, isTabStop, position, size } = props;
  const wordsId = useId();
  const isDisabled = refusal !== null;
  const words = isDisabled ? shortReason(refusal) : difference;

  function choose(): void {
    if (!isDisabled && !isChosen) props.onChoose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') choose();
  }

  return (
    <Stack
      columns="one"
      holds
      className={styles.cell}
      data-pictured={picture !== null}
      data-chosen={isChosen}
      data-disabled={isDisabled}
    >
      <Stack
        as="label"
        radius="control"
        ground="sheet"
        tone="text"
        holds
        thumb="always"
        hand
        className={styles.option}
      >
        {/* Without a name, because browsers let the tabulator reach only the chosen one of a named group. */}
        <input
          type="radio"
          className="only-read"
          checked={isChosen}
          tabIndex={isTabStop ? 0 : -1}
          aria-posinset={position}
          aria-setsize={size}
          aria-disabled={isDisabled}
          aria-describedby={words ? wordsId : undefined}
          onChange={choose}
          onFocus={props.onFocus}
          onKeyDown={onKeyDown}
        />
        {picture === null ? null : <OptionPicture shapes={picture} className={styles.picture} />}
        <Text breaks className={styles.text}>
          {item.Name}
        </Text>
      </Stack>
      {words === null ? null : (
        // Beside the label, as it is no part of the option's name.
        <Muted digits breaks holds className={styles.words} aria-hidden="true">
          {words}
        </Muted>
      )}
      {words ? (
        // Shown while a pointer rests on the option; a finger has nothing to rest with, and finds a reason below the group.
        <Text
          id={wordsId}
          role="tooltip"
          size="12-18"
          radius="control"
          shadow="float"
          tone="on-ink"
          text="center"
          className={styles.tip}
          data-says={isDisabled || along !== ''}
        >
          {(isDisabled ? [refusal.text, refusal.fix?.text] : [words, along]).filter(Boolean).join('，')}
        </Text>
      ) : null}
    </Stack>
  );
}

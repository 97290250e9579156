import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import type { Refusal } from '#contracts/rules/print/step-availability.ts';
import { UndoLine } from '#web/components/undo-line.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { explainedOption } from '../model/explained-option.ts';
import type { OptionWords } from '../model/option-words.ts';
import { picturesOf } from '../pictures/picture-of.ts';
import { WaysOut, type WaysOutProps } from './adding/ways-out.tsx';
import styles from './option.module.css';
import { OptionButton } from './option-button.tsx';
import { Reason } from './reason.tsx';

interface OptionStepProps {
  readonly step: ProductionStep;
  /** By option code; null where the option can be chosen. */
  readonly refusals: Readonly<Record<string, Refusal | null>>;
  /** What an option would change. */
  readonly wordsOf: (cnum: string) => OptionWords;
  /** Why no option of the step can be chosen; empty where one can. */
  readonly impossible: string;
  /** What can be done about that; null where another step says it. */
  readonly ways: WaysOutProps | null;
  /** The name of the option that was left automatically; null where the choice is the customer's own. */
  readonly movedFrom: string | null;
  /** What one tap did here that can be taken back; empty where none did. */
  readonly mended: string;
  readonly onUndoMend: () => void;
  readonly onChoose: (cnum: string) => void;
  /** Null where blank pages can only be suggested. */
  readonly onAddPages: ((pages: number, cnum: string) => void) | null;
  readonly note: ReactNode;
}

const DIRECTIONS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

// Arrow keys only move the focus: choosing in passing would move other steps automatically, with no way back.
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  if (direction === undefined) return;
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.findIndex((radio) => radio.matches(':focus'));
  if (at === -1) return;
  event.preventDefault();
  radios[direction(at, radios.length - 1)]?.focus();
}

/** The bar at the foot may lie over a card that was reached by a key; one under a pointer stays where it is. */
function seeWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.closest('label')?.scrollIntoView({ block: 'nearest' });
}

/** One production step (工艺步骤) as a group of options; what cannot be chosen says why, and offers a way out. */
export function OptionStep(props: OptionStepProps) {
  const { step, refusals, wordsOf, impossible, ways, movedFrom, mended, onChoose, onAddPages, note } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const advice = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState('');
  /** Arrows lead over the options, and choose none. */
  const [isOnWay, setIsOnWay] = useState(false);
  const { items } = step;
  const pictures = useMemo(() => picturesOf(items), [items]);
  const reached = isOnWay && focused !== step.selCnum && !refusals[focused];
  const onWay = reached ? items.find(({ Cnum }) => Cnum === focused) : undefined;
  const tabStop = [focused, step.selCnum].find((cnum) => items.some((item) => item.Cnum === cnum));
  const explained = explainedOption({
    items,
    refusals,
    focused,
    movedFrom: movedFrom ?? '',
    isImpossible: impossible !== '',
  });

  // On a phone it would appear under the bar, and a tap would seem to do nothing.
  const lookedAt = mended + (explained?.item.Cnum === focused || onWay ? focused : '');
  useEffect(() => {
    if (lookedAt !== '') advice.current?.scrollIntoView({ block: 'nearest' });
  }, [lookedAt]);

  /** What was pressed is gone with what it did, so the focus goes on to the option that is chosen now. */
  function thenFocus(act: () => void): void {
    flushSync(act);
    const find = (what: string) => group.current?.querySelector<HTMLElement>(what);
    (find('input:checked') ?? find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  return (
    <Stack as="section" gap={10} data-step={step.ID}>
      <Row as="h3" gap={8} weight={600} className={styles.name} id={id}>
        {step.Name || '其他选项'}
        {movedFrom !== null ? (
          <Text size="12-20" padX={8} ground="brass-soft" tone="brass" weight={400} radius={10}>
            已自动改选
          </Text>
        ) : null}
      </Row>
      <Stack
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        gap={8}
        className={styles.group}
        onFocus={seeWhole}
        onBlur={() => setIsOnWay(false)}
        onKeyDown={(event) => {
          moveFocus(event);
          setIsOnWay(event.key in DIRECTIONS);
        }}
      >
        {items.map((item, index) => (
          <OptionButton
            // Another server may give two options one code.
            key={`${item.Cnum} ${item.Name}`}
            item={item}
            picture={pictures[index] ?? null}
            refusal={refusals[item.Cnum] ?? null}
            {...wordsOf(item.Cnum)}
            isChosen={item.Cnum === step.selCnum}
            isTabStop={item.Cnum === (tabStop ?? items[0]?.Cnum)}
            position={index + 1}
            size={items.length}
            onFocus={() => setFocused(item.Cnum)}
            onChoose={() => onChoose(item.Cnum)}
          />
        ))}
      </Stack>
      {impossible === '' ? null : (
        <Text
          as="p"
          radius="control"
          tone="seal"
          padY={8}
          padX={12}
          className={styles.impossible}
          role="alert"
        >
          {impossible}
        </Text>
      )}
      {ways === null ? null : <WaysOut {...ways} onTake={(kind) => thenFocus(() => ways.onTake(kind))} />}
      {mended === '' && explained === null && !onWay ? null : (
        <Stack ref={advice} gap={8} className={styles.advice}>
          {onWay ? (
            <Note role="status" size={12}>
              按空格键选用“{onWay.Name}”
            </Note>
          ) : null}
          {mended === '' ? null : <UndoLine text={mended} onUndo={() => thenFocus(props.onUndoMend)} />}
          {explained === null ? null : (
            <Reason
              option={explained}
              onAddPages={onAddPages && ((pages, cnum) => thenFocus(() => onAddPages(pages, cnum)))}
            />
          )}
        </Stack>
      )}
      {note}
    </Stack>
  );
}

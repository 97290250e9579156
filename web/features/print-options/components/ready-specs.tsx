import { useId } from 'react';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, ReadySpec } from '../api.ts';
import styles from './ready-specs.module.css';

interface ReadySpecsProps {
  readonly specs: GoodsFor['specs'];
  /** The one that is chosen just now; null where the choice is another. */
  readonly chosen: ReadySpec['key'] | null;
  readonly hasLast: boolean;
  readonly isLastChosen: boolean;
  readonly onChoose: (spec: ReadySpec) => void;
  readonly onChooseLast: () => void;
}

/** Three ready specifications (经济, 推荐, 收藏级) for this very book; one tap takes all options of one. */
export function ReadySpecs(props: ReadySpecsProps) {
  const { specs, chosen, hasLast, isLastChosen } = props;
  const name = useId();
  const [first] = specs;
  if (first === undefined) return null;
  const title = countingWord(first.goodsName) === '本' ? '为这本书配好的规格' : '为这件作品配好的规格';
  return (
    <Sheet
      title={title}
      extra={
        hasLast ? (
          <button
            type="button"
            className={styles.last}
            aria-pressed={isLastChosen}
            onClick={props.onChooseLast}
          >
            上次的规格
          </button>
        ) : null
      }
    >
      <div role="radiogroup" aria-label={title} className={styles.specs}>
        {specs.map((spec) => (
          <label key={spec.key} className={styles.spec} data-key={spec.key}>
            <input
              type="radio"
              className="only-read"
              name={name}
              checked={spec.key === chosen}
              onChange={() => props.onChoose(spec)}
            />
            <span className={styles.title}>{spec.title}</span>
            <span className={styles.price}>
              <Money amount={spec.unitPrice} isTotal />
              <span className={styles.each}>每{countingWord(spec.goodsName)}</span>
            </span>
            <span className={styles.goods}>{spec.goodsName}</span>
            <span className={styles.options}>{spec.options}</span>
            <span className={styles.reason}>{spec.reason}</span>
          </label>
        ))}
      </div>
    </Sheet>
  );
}

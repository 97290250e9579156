import type { ReactNode } from 'react';
import { chosenOptions } from '#contracts/rules/print/options-text.ts';
import { Sheet } from '#web/components/sheet.tsx';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { Facts, Text } from '#web/kit/layout/shapes.ts';
import { PagesText } from '../pages-text.tsx';
import styles from './add-summary.module.css';

interface AddSummaryProps {
  readonly goodsName: string;
  readonly showPageNum: string;
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
  readonly onChange: () => void;
  /** What follows from the choice, where it has no room beside the price. */
  readonly children: ReactNode;
}

/** What is chosen (已选规格), each option with the step that asks for it. */
export function AddSummary(props: AddSummaryProps) {
  const { goodsName, showPageNum, snapshot, editor, onChange, children } = props;
  return (
    <div className={styles.summary}>
      <Sheet
        title="已选规格"
        extra={
          <Text as="button" type="button" bare tone="ink" className={styles.change} onClick={onChange}>
            修改
          </Text>
        }
      >
        <Facts columns="lead" gapX={16} className={styles.facts}>
          <dt>商品</dt>
          <dd>{goodsName}</dd>
          <dt>页数</dt>
          <dd>
            <PagesText snapshot={snapshot} showPageNum={showPageNum} onRestore={editor.restorePages} />
          </dd>
          {chosenOptions(snapshot.line.buzhou).map(({ Name, value }) => (
            <div key={Name} className={styles.fact}>
              <dt>{Name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {children}
      </Sheet>
    </div>
  );
}

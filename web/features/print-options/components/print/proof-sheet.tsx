import { Button } from 'antd';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { Sheet } from '#web/components/sheet.tsx';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { Row } from '#web/kit/layout/shapes.ts';

interface ProofSheetProps {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
}

/** 打样: a single copy first, or a look at the pages before all are printed. */
export function ProofSheet({ snapshot, editor }: ProofSheetProps) {
  const { countText, goodsName, unitWord } = snapshot;
  return (
    <Sheet title="打样">
      <Row gap={12} gapX={24} justify="between" wraps>
        <p>
          拿不准纸张和颜色，可以先印 {copiesText('1', goodsName)}
          看看；或者下单时勾选“开印前先看电子样稿”，确认后再印。
        </p>
        {countText === '1' ? null : <Button onClick={() => editor.setCount('1')}>先印 1 {unitWord}</Button>}
      </Row>
    </Sheet>
  );
}

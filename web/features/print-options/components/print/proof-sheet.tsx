import { Button } from 'antd';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { singleCopy } from '../../model/delivery-estimate.ts';

interface ProofSheetProps {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
  /** Where it would go; empty while unknown. */
  readonly province: string;
}

/** 打样: a single copy first, at its own price and time, or a look at the pages before all are printed. */
export function ProofSheet({ snapshot, editor, province }: ProofSheetProps) {
  const { countText, goodsName, unitWord } = snapshot;
  const one = singleCopy(snapshot, { province, now: serverClock.now() });
  return (
    <Sheet title="打样">
      <Row gap={12} gapX={24} justify="between" wraps>
        <Stack gap={4} shrinks>
          <p>
            拿不准纸张和颜色，可以先印 {copiesText('1', goodsName)}
            看看；或者下单时勾选“开印前先看电子样稿”，确认后再印。
          </p>
          {one === null ? null : (
            <Note size="12-20" digits>
              {copiesText('1', goodsName)} <Money amount={one.total} />
              {one.delivery.obstacle === '' ? (
                <>
                  ，运费 {one.delivery.freight === '' ? '免' : <Money amount={one.delivery.freight} />}，预计{' '}
                  <WholeDates text={`${one.delivery.days}送达`} />
                </>
              ) : (
                `；${one.delivery.obstacle}`
              )}
            </Note>
          )}
        </Stack>
        {countText === '1' ? null : <Button onClick={() => editor.setCount('1')}>先印 1 {unitWord}</Button>}
      </Row>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { ON_ITS_WAY, PrintFile } from '#web/features/print-files/print-file.tsx';
import { chosenOf } from '#web/features/print-options/model/chosen.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';

const FORMS = ['cover', 'sheets'] as const satisfies readonly PrintForm[];

interface ChoicePrintsProps {
  readonly publicationID: string;
  readonly snapshot: ChoiceSnapshot;
}

/** 封面展开 and 拼版 of exactly what is chosen, to be looked at before it is ordered. */
export function ChoicePrints({ publicationID, snapshot }: ChoicePrintsProps) {
  const isMissing = useIsMissing('ShoppingServiceMag.getChoicePrint');
  if (isMissing) return null;
  const { goodsID, cnums, pagesNum } = chosenOf(snapshot, 1);
  return (
    <Sheet title="下载">
      {snapshot.impossible.length > 0 ? (
        <Note>选好可用的印刷选项后，可以下载封面和拼版文件。</Note>
      ) : (
        <Stack gap={12}>
          {FORMS.map((form) => (
            <ChoicePrint key={form} wish={{ publicationID, goodsID, cnums, pagesNum, form }} />
          ))}
        </Stack>
      )}
    </Sheet>
  );
}

interface Wish {
  readonly publicationID: string;
  readonly goodsID: string;
  readonly cnums: string;
  readonly pagesNum: string;
  readonly form: PrintForm;
}

function ChoicePrint({ wish }: { readonly wish: Wish }) {
  const query = useQuery({ ...ask('ShoppingServiceMag.getChoicePrint', wish), ...ON_ITS_WAY });
  const make = useAct('ShoppingServiceMag.makeChoicePrint');
  const cancel = useAct('ShoppingServiceMag.cancelChoicePrint');
  return (
    <div {...shows('ShoppingServiceMag.getChoicePrint')}>
      <PrintFile
        form={wish.form}
        query={query}
        make={{ ...make, run: () => void make.run(wish) }}
        cancel={{ ...cancel, run: () => void cancel.run(wish) }}
        saysWhyNone
      />
    </div>
  );
}

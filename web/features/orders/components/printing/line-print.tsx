import { useQuery } from '@tanstack/react-query';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import { ON_ITS_WAY, PrintFile } from '#web/features/print-files/print-file.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';

interface LinePrintProps {
  readonly orderNo: string;
  readonly lineID: string;
  readonly form: PrintForm;
}

/** 印刷文件 or 阅读文件 of a line. */
export function LinePrint({ form, ...of }: LinePrintProps) {
  const wish = { ...of, form };
  const query = useQuery({ ...ask('OrderServiceMag.getPrintFile', wish), ...ON_ITS_WAY });
  const make = useAct('OrderServiceMag.makePrintFile');
  const cancel = useAct('OrderServiceMag.cancelPrintFile');
  return (
    <div {...shows('OrderServiceMag.getPrintFile')}>
      <PrintFile
        form={form}
        query={query}
        make={{ ...make, run: () => void make.run(wish) }}
        cancel={{ ...cancel, run: () => void cancel.run(wish) }}
      />
    </div>
  );
}

import { App } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import {
  closePrintOptions,
  type PrintOptionsRequest,
  usePrintOptions,
} from '#web/features/print-options/opened.ts';

type Dialog = ComponentType<{ readonly request: PrintOptionsRequest }>;

/** The one place where the print options dialog (印刷选项) stands; it is fetched when it is first wanted. */
export function PrintOptionsHost() {
  const { message } = App.useApp();
  const request = usePrintOptions();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const isWanted = request !== null && Dialog === null;

  useEffect(() => {
    if (!isWanted) return;
    import('#web/features/print-options/components/print-options-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.PrintOptionsDialog),
      () => {
        message.error('印刷选项没有打开，请检查网络后重试');
        closePrintOptions();
      },
    );
  }, [isWanted, message]);

  // Leaving the shell, as on logging out, closes the dialog for good.
  useEffect(() => closePrintOptions, []);

  return request !== null && Dialog !== null ? <Dialog key={request.cartID} request={request} /> : null;
}

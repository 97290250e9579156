import { App, Modal } from 'antd';
import { useCallback, useRef } from 'react';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LoadingLine } from '#web/components/states/loading-line.tsx';
import { closePrintOptions, type PrintOptionsRequest } from '#web/features/print-options/opened.ts';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { PRINT_OPTIONS_GROUP } from '#web/lib/call/loading-groups.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import type { LineEditor, LineSnapshot } from '../model/line-editor.ts';
import styles from './dialog.module.css';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { EditorForm } from './editor-form.tsx';
import { useLineEditor } from './use-line-editor.ts';

interface PrintOptionsDialogProps {
  readonly request: PrintOptionsRequest;
}

const DIALOG_WIDTH = 1000;
const NOTICE_KEY = 'print-options';

function LoadFailure({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <ErrorState
        title={error.kind === 'failed' ? '商品没有加载出来' : error.message}
        text="购物车中的内容没有改变，请重试。"
        onRetry={onRetry}
        error={error}
      />
    </div>
  );
}

function Content({ snapshot, editor }: { snapshot: LineSnapshot; editor: LineEditor }) {
  switch (snapshot.phase) {
    case 'loading':
      return <DialogSkeleton />;
    case 'failed':
      return <LoadFailure error={snapshot.error} onRetry={() => void editor.load()} />;
    case 'open':
      return <EditorForm line={snapshot} onSave={() => void editor.save()} />;
  }
}

/** The print options dialog (印刷选项) of one cart line. */
export function PrintOptionsDialog({ request }: PrintOptionsDialogProps) {
  const { message } = App.useApp();
  const isGone = useRef(false);

  const close = useCallback(() => {
    // A save or a question that outlives its dialog must not close the next one.
    if (isGone.current) return;
    isGone.current = true;
    closePrintOptions();
  }, []);

  const { editor, snapshot } = useLineEditor(request.cartID, {
    onSaved() {
      // In the place of a failure that stands there still.
      void message.open({ key: NOTICE_KEY, type: 'success', content: '印刷选项已保存' });
      try {
        request.onSaved();
      } finally {
        close();
      }
    },
    onFailure: (text) => void message.open({ key: NOTICE_KEY, type: 'error', content: text }),
    onMended: () => message.destroy(NOTICE_KEY),
  });
  const isSaving = snapshot.phase === 'open' && snapshot.choice.isSaving;
  const isDirty = snapshot.phase === 'open' && (snapshot.isDirty || isSaving);

  const askToClose = useLeaveDialog({
    isChanged: isDirty,
    loses: isSaving ? '正在保存，离开后修改可能已经生效。' : '关闭后，这次的修改不会保存。',
    onClose: close,
  });
  useFocusReturn();

  return (
    <Modal
      open
      centered
      title="印刷选项"
      width={DIALOG_WIDTH}
      footer={null}
      mask={{ closable: !isDirty }}
      onCancel={askToClose}
      afterOpenChange={focusDialog}
      className={styles.dialog}
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
    >
      <LoadingLine group={PRINT_OPTIONS_GROUP} edge="top" />
      <Content snapshot={snapshot} editor={editor} />
    </Modal>
  );
}

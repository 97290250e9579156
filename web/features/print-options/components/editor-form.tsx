import { useRef } from 'react';
import { shows } from '#web/lib/shows.ts';
import { announcement } from '../model/announcement.ts';
import type { OpenSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import styles from './dialog.module.css';
import { focusBlocker } from './focus-blocker.ts';
import { OptionSteps } from './option-steps.tsx';
import { ProductPanel } from './product-panel.tsx';
import { SaveBar } from './save-bar.tsx';

interface EditorFormProps {
  readonly snapshot: OpenSnapshot;
  readonly editor: PrintEditor;
}

/** Everything about one line: the product, its steps, and the bar that saves. */
export function EditorForm({ snapshot, editor }: EditorFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { moved, blocker } = snapshot;
  return (
    <div ref={place} className={styles.form}>
      <div className={styles.columns} {...shows('ShopCarService.cartInfo')}>
        <ProductPanel snapshot={snapshot} editor={editor} />
        <div className={styles.steps}>
          <OptionSteps snapshot={snapshot} editor={editor} />
        </div>
      </div>
      <SaveBar
        snapshot={snapshot}
        notice={announcement(moved)}
        onRetryPrice={editor.retryPrice}
        onSave={() => void editor.save()}
        onBlocked={() => focusBlocker(place.current, blocker)}
      />
    </div>
  );
}

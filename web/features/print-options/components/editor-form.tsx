import { useRef } from 'react';
import { STEP_IDS, stepRole } from '#contracts/rules/step-ids.ts';
import { announcement } from '../model/announcement.ts';
import type { OpenSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import { BindingNote } from './binding-note.tsx';
import styles from './dialog.module.css';
import { OptionStep } from './option-step.tsx';
import { ProductPanel } from './product-panel.tsx';
import { RemarkStep } from './remark-step.tsx';
import { SaveBar } from './save-bar.tsx';

interface EditorFormProps {
  readonly snapshot: OpenSnapshot;
  readonly editor: PrintEditor;
}

/** Everything about one line: the product, its steps, and the bar that saves. */
export function EditorForm({ snapshot, editor }: EditorFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { line, refusals, impossible, moved, blocker } = snapshot;
  const steps = line.buzhou.filter((step) => step.IsShow === 'Y');

  // What stands in the way may be out of sight, so pressing 下一步 leads there.
  function showBlocker(): void {
    if (blocker?.kind === 'count') {
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (blocker?.kind === 'step') {
      place.current
        ?.querySelector<HTMLElement>(`[data-step="${CSS.escape(blocker.stepId)}"] input[tabindex="0"]`)
        ?.focus();
    }
  }

  return (
    <div ref={place} className={styles.form}>
      <div className={styles.columns}>
        <ProductPanel snapshot={snapshot} editor={editor} />
        <div className={styles.steps}>
          {steps.map((step) =>
            stepRole(step.ID) === 'remark' ? (
              <RemarkStep
                key={step.ID}
                name={step.Name}
                remark={snapshot.remark}
                isLocked={snapshot.isSaving}
                onChange={editor.setRemark}
              />
            ) : (
              <OptionStep
                key={step.ID}
                step={step}
                refusals={refusals[step.ID] ?? {}}
                impossible={impossible.find(({ stepId }) => stepId === step.ID)?.text ?? ''}
                movedFrom={moved.find(({ stepId }) => stepId === step.ID)?.from ?? null}
                onChoose={(cnum) => editor.choose(step.ID, cnum)}
                onAddPages={editor.addPages}
                note={step.ID === STEP_IDS.binding ? <BindingNote step={step} /> : null}
              />
            ),
          )}
        </div>
      </div>
      <SaveBar
        snapshot={snapshot}
        notice={announcement(moved)}
        onRetryPrice={editor.retryPrice}
        onSave={() => void editor.save()}
        onBlocked={showBlocker}
      />
    </div>
  );
}

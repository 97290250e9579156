import { STEP_IDS, stepRole } from '#contracts/rules/step-ids.ts';
import type { OpenSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import { BindingNote } from './binding-note.tsx';
import { OptionStep } from './option-step.tsx';
import { RemarkStep } from './remark-step.tsx';

interface OptionStepsProps {
  readonly snapshot: OpenSnapshot;
  readonly editor: PrintEditor;
}

/** One selector for each production step that is shown, and the remark (工艺选项, 备注). */
export function OptionSteps({ snapshot, editor }: OptionStepsProps) {
  const { line, refusals, impossible, moved } = snapshot;
  return line.buzhou
    .filter((step) => step.IsShow === 'Y')
    .map((step) =>
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
    );
}

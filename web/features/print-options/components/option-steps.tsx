import { Fragment } from 'react';
import { stepRoles } from '#contracts/rules/print/step-roles.ts';
import type { ChoiceEditor } from '../model/choice-editor.ts';
import type { ChoiceSnapshot } from '../model/editor-snapshot.ts';
import { optionWords } from '../model/option-words.ts';
import { BindingNote } from './binding-note.tsx';
import { OptionStep } from './option-step.tsx';
import { RemarkStep } from './remark-step.tsx';

interface OptionStepsProps {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
}

/**
 * One selector for each production step that is shown, and the remark (工艺选项, 备注). A line has one remark, so a
 * second step of that name has no text of its own; a remark with options has a selector as well.
 */
export function OptionSteps({ snapshot, editor }: OptionStepsProps) {
  const { line, refusals, impossible, moved, mended, takesBlankPages, waysOut, workName } = snapshot;
  const roles = stepRoles(line.buzhou);
  const shown = line.buzhou.flatMap((step, at) => (step.IsShow === 'Y' ? [{ step, role: roles[at] }] : []));
  const remark = shown.find(({ role }) => role === 'remark')?.step;
  return shown.map(({ step, role }) => (
    <Fragment key={step.ID}>
      {role === 'remark' && step.items.length === 0 ? null : (
        <OptionStep
          step={step}
          refusals={refusals[step.ID] ?? {}}
          wordsOf={(cnum) => optionWords(snapshot, step.ID, cnum)}
          impossible={impossible.find(({ stepId }) => stepId === step.ID)?.text ?? ''}
          ways={
            impossible[0]?.stepId === step.ID
              ? { ways: waysOut, workName, onTake: (kind) => editor.takeWayOut(kind, step.ID) }
              : null
          }
          movedFrom={moved.find(({ stepId }) => stepId === step.ID)?.from ?? null}
          mended={mended?.stepId === step.ID ? mended.text : ''}
          onUndoMend={editor.undoMend}
          onChoose={(cnum) => editor.choose(step.ID, cnum)}
          onAddPages={takesBlankPages ? (pages, cnum) => editor.addPages(pages, step.ID, cnum) : null}
          note={role === 'binding' ? <BindingNote step={step} line={line} /> : null}
        />
      )}
      {step === remark ? (
        <RemarkStep
          name={step.Name}
          remark={snapshot.remark}
          isLocked={snapshot.isSaving}
          onChange={editor.setRemark}
        />
      ) : null}
    </Fragment>
  ));
}

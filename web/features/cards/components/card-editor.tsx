import { Alert, App, Button } from 'antd';
import { useEffect } from 'react';
import { useLeaveQuestion } from '#web/components/use-leave-question.ts';
import { shows } from '#web/lib/shows.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Card } from '../api.ts';
import { addressOf } from '../model/card-address.ts';
import { STATE_MOVES } from '../model/state-moves.ts';
import { mutations } from '../mutations.ts';
import styles from './card-editor.module.css';
import { EditorFields } from './editor-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { useCardDraft } from './use-card-draft.ts';

/** Works on a card (编辑名片): the fields, and beside them the page that comes of them. */
export function CardEditor({ card }: { card: Card }) {
  const { message } = App.useApp();
  const editing = useCardDraft(card);
  const { base, draft, isDirty, isBusy, problem } = editing;
  const publishing = useToldAction(mutations.setState);
  const isShown = card.state === 'published';
  useLeaveQuestion({
    isDirty,
    loses: '这张名片的修改还没有保存，离开后不能找回。',
    leaves: (from, to) => {
      if (from.pathname !== to.pathname) return true;
      const [here, there] = [from, to].map(({ search }) => addressOf(new URLSearchParams(search)));
      return here?.card !== there?.card || here?.view !== there?.view;
    },
  });
  useEffect(() => {
    // The first thing that is wrong, wherever on the page it stands.
    if (problem.field !== '') document.getElementById(`card-${problem.field}`)?.focus();
  }, [problem]);
  const isAtField = problem.field !== '' && FIELDS.test(problem.field);
  const said = (isAtField ? '' : problem.message) || publishing.problem;

  /** What is published is what stands here, so it is saved first. */
  async function publish(): Promise<void> {
    if (isDirty && !(await editing.save())) return;
    const published = await publishing.act({ cardID: card.ID, state: STATE_MOVES[card.state].to });
    if (published !== null) void message.success('名片已发布，可以分享了');
  }

  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        aria-label="名片内容"
        {...shows('CardServiceMag.saveCard', 'CardServiceMag.setCardState')}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.save().then((isSaved) => {
            if (isSaved) void message.success('名片已保存');
          });
        }}
      >
        <EditorFields editing={editing} />
        <div className={styles.bar}>
          {said === '' ? null : (
            <Alert className={styles.problem} type="error" showIcon role="alert" title={said} />
          )}
          <span className={styles.said} role="status">
            {isDirty ? '有修改未保存' : '已保存'}
          </span>
          <a className={styles.toPreview} href="#card-preview">
            看预览
          </a>
          <div className={styles.acts}>
            {isDirty ? (
              <Button disabled={isBusy} onClick={editing.giveUp}>
                撤销修改
              </Button>
            ) : null}
            <Button
              type={isShown ? 'primary' : 'default'}
              htmlType="submit"
              disabled={!isDirty}
              loading={isBusy}
            >
              保存
            </Button>
            {isShown ? null : (
              <Button
                type="primary"
                loading={publishing.isBusy}
                disabled={isBusy}
                onClick={() => void publish()}
              >
                {STATE_MOVES[card.state].verb}
              </Button>
            )}
          </div>
        </div>
      </form>
      <PhonePreview draft={draft} card={base} />
    </div>
  );
}

/** Problems that stand at their field. */
const FIELDS = /^(?:name|slug|title|company|motto|address|website|wechat|(?:mobile|email|section)-\d)$/;

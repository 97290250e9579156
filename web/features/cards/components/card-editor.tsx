import { Alert, App, Button } from 'antd';
import { useEffect } from 'react';
import { useLeaveQuestion } from '#web/components/use-leave-question.ts';
import { shows } from '#web/lib/shows.ts';
import type { Card } from '../api.ts';
import { addressOf } from '../model/card-address.ts';
import styles from './card-editor.module.css';
import { EditorFields } from './editor-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { useCardDraft } from './use-card-draft.ts';

/** Works on a card (编辑名片): the fields, and beside them the page that comes of them. */
export function CardEditor({ card }: { card: Card }) {
  const { message } = App.useApp();
  const editing = useCardDraft(card);
  const { base, draft, isDirty, isBusy, problem } = editing;
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

  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        aria-label="名片内容"
        {...shows('CardServiceMag.saveCard')}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.save().then((isSaved) => {
            if (isSaved) void message.success('名片已保存');
          });
        }}
      >
        <EditorFields editing={editing} />
        <div className={styles.bar}>
          {problem.message === '' || isAtField ? null : (
            <Alert className={styles.problem} type="error" showIcon role="alert" title={problem.message} />
          )}
          <span className={styles.said} role="status">
            {isDirty ? '有修改未保存' : '已保存'}
          </span>
          <a className={styles.toPreview} href="#card-preview">
            看预览
          </a>
          <Button disabled={!isDirty || isBusy} onClick={editing.giveUp}>
            撤销修改
          </Button>
          <Button type="primary" htmlType="submit" disabled={!isDirty} loading={isBusy}>
            保存
          </Button>
        </div>
      </form>
      <PhonePreview draft={draft} card={base} />
    </div>
  );
}

/** Problems that stand at their field. */
const FIELDS = /^(?:name|slug|title|company|motto|address|website|wechat|(?:mobile|email|section)-\d)$/;

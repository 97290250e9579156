import { Alert, App, Button } from 'antd';
import { useEffect } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { readAddress } from '#web/kit/address/address.ts';
import { Form } from '#web/kit/form/form.tsx';
import { useLeaveScreen } from '#web/kit/form/leave.ts';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { CARD_PLACE } from '../model/card-place.ts';
import type { Card } from '../model/cards.ts';
import { STATE_MOVES } from '../model/state-moves.ts';
import styles from './card-editor.module.css';
import { EditorFields } from './editor-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { useCardDraft } from './use-card-draft.ts';

/** Edits a card (编辑名片): the fields, and beside them the page that they make. */
export function CardEditor({ card }: { card: Card }) {
  const { message } = App.useApp();
  const editing = useCardDraft(card);
  const { base, draft, isDirty, isBusy, problem } = editing;
  const publishing = useAct('CardServiceMag.setCardState', { doneText: '名片已发布，可以分享了' });
  const isShown = card.state === 'published';
  useLeaveScreen({
    isChanged: isDirty,
    loses: '这张名片的修改还没有保存，离开后不能找回。',
    leaves: (from, to) => {
      if (from.pathname !== to.pathname) return true;
      const [here, there] = [from, to].map(({ search }) =>
        readAddress(CARD_PLACE, new URLSearchParams(search)),
      );
      return here?.card !== there?.card || here?.view !== there?.view;
    },
  });
  useEffect(() => {
    if (problem.field !== '') document.getElementById(`card-${problem.field}`)?.focus();
  }, [problem]);
  const isAtField = problem.field !== '' && FIELDS.test(problem.field);
  const said = (isAtField ? '' : problem.message) || publishing.problem;

  /** The draft is published, so it is saved first. */
  async function publish(): Promise<void> {
    if (isDirty && (await editing.save()) === null) return;
    await publishing.run({ cardID: card.ID, state: STATE_MOVES[card.state].to });
  }

  return (
    <Stack align="start" className={styles.columns}>
      <Form
        className={styles.form}
        aria-label="名片内容"
        {...shows('CardServiceMag.saveCard', 'CardServiceMag.setCardState')}
        onSend={async () => {
          if ((await editing.save()) !== null) void message.success('名片已保存');
        }}
      >
        <EditorFields editing={editing} />
        <Row gap={12} justify="end" wraps ground="sheet" radius="sheet" shadow="float" className={styles.bar}>
          {said === '' ? null : (
            <Alert className={styles.problem} type="error" showIcon role="alert" title={said} />
          )}
          <Text tone="muted" className={styles.said} role="status">
            {isDirty ? '有修改未保存' : '已保存'}
          </Text>
          <Box as="a" padY={10} className={styles.toPreview} href="#card-preview">
            看预览
          </Box>
          <Row gap={8} align="stretch">
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
          </Row>
        </Row>
      </Form>
      <PhonePreview draft={draft} card={base} />
    </Stack>
  );
}

/** Problems that are shown at their field. */
const FIELDS = /^(?:name|slug|title|company|motto|address|website|wechat|(?:mobile|email|section)-\d)$/;

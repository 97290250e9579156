import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { DESK_HOURS } from '#contracts/rules/account/service-desk.ts';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { byRules, firstProblem, required } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Facts, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import type { DeskSubject } from '../model/desk-subject.ts';

const LABEL = '想咨询什么';
const { min, max } = FEEDBACK_LENGTH;
const CHECK = byRules({
  content: firstProblem(required(LABEL), (content) =>
    content.trim().length < min ? FORM_MESSAGES.string.range(LABEL, min, max) : undefined,
  ),
});

/** Hours, number, and a message with the order attached (联系客服); the desk answers in its place. */
export function DeskDialog({
  topic,
  orderNo = '',
  words = '',
  onClose,
}: DeskSubject & { onClose: () => void }) {
  // The number is a help; without it the message goes all the same.
  const { data } = useQuery(ask('MemberServiceMag.getAbout'));
  const form = useForm({ start: { content: words }, check: CHECK, refusedAt: () => 'content' });
  const [answer, setAnswer] = useState('');
  const sending = useAct('MemberServiceMag.sendFeedback', {
    onDone: (done) => setAnswer(done.answer ?? '客服已收到。'),
    onFailure: (error) => error.kind !== 'failed' && form.refused(error),
  });
  useFocusReturn();
  const facts = [
    ['客服时间', DESK_HOURS],
    [
      '电话',
      data === undefined ? (
        ''
      ) : (
        <a key="tel" href={`tel:${data.phone}`}>
          {data.phone}
        </a>
      ),
    ],
    ['订单', orderNo],
  ] as const;
  return (
    <Modal open centered title="联系客服" footer={null} onCancel={onClose} afterOpenChange={focusDialog}>
      <Stack gap={16} padY={8} {...shows('MemberServiceMag.sendFeedback', 'MemberServiceMag.getAbout')}>
        <Facts gap={4} gapX={16} columns="lead">
          {facts.map(([name, text]) =>
            text === '' ? null : [<dt key={name}>{name}</dt>, <dd key={`${name}-is`}>{text}</dd>],
          )}
        </Facts>
        {answer === '' ? (
          <Form
            onSend={() =>
              form.send(({ content }) => sending.run({ content: content.trim(), topic, orderNo }))
            }
          >
            <Stack gap={12}>
              <WordsField
                label={LABEL}
                field={form.of('content')}
                maxLength={max}
                placeholder={orderNo === '' ? '写下您的问题' : '写下您的问题，这个订单会一起发给客服'}
              />
              <Problem text={sending.problem} />
              <Button type="primary" htmlType="submit" loading={sending.isBusy}>
                发送
              </Button>
            </Stack>
          </Form>
        ) : (
          <Stack gap={12} role="status">
            <Note>您：{form.values.content.trim()}</Note>
            <Stack gap={4} ground="paper" radius="control" padY={12} padX={16}>
              <Text weight={600}>客服</Text>
              {answer.split('\n').map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Stack>
            <Note size={12}>问答记录在「关于书桌」的反馈进度里。</Note>
            <Button onClick={onClose}>知道了</Button>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}

import { Button } from 'antd';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { byRules, firstProblem, required } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import styles from './about.module.css';

const LABEL = '反馈内容';
const { min, max } = FEEDBACK_LENGTH;
const CHECK = byRules({
  content: firstProblem(required(LABEL), (content) =>
    content.trim().length < min ? FORM_MESSAGES.string.range(LABEL, min, max) : undefined,
  ),
});

export function FeedbackForm() {
  const form = useForm({ start: { content: '' }, check: CHECK, refusedAt: () => 'content' });
  const sending = useAct('MemberServiceMag.sendFeedback', {
    doneText: '感谢您的反馈',
    onDone: () => form.begin({ content: '' }),
    // The text stays in the field, and the server's words stand at it.
    onFailure: (error) => error.kind === 'failed' || form.refused(error),
  });

  return (
    <Form onSend={() => form.send(({ content }) => sending.run({ content: content.trim() }))}>
      <WordsField
        label={LABEL}
        field={form.of('content')}
        maxLength={max}
        autoSize={{ minRows: 4, maxRows: 10 }}
        placeholder="遇到了什么，希望怎样？"
      />
      <Button className={styles.submit} type="primary" htmlType="submit" loading={sending.isBusy}>
        提交反馈
      </Button>
    </Form>
  );
}

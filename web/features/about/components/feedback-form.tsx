import { Button, Form, Input } from 'antd';
import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import styles from './about.module.css';

interface Fields {
  readonly content: string;
}

export function FeedbackForm() {
  const [form] = Form.useForm<Fields>();
  const sending = useAct('MemberServiceMag.sendFeedback', {
    doneText: '感谢您的反馈',
    onDone: () => form.resetFields(),
    onFailure({ kind, message }) {
      // The text stays in the field, and the server's words stand at it.
      if (kind !== 'failed') form.setFields([{ name: 'content', errors: [message] }]);
      return true;
    },
  });

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={({ content }) => void sending.run({ content: content.trim() })}
    >
      <Form.Item
        name="content"
        label="反馈内容"
        rules={[
          { required: true, whitespace: true },
          { ...FEEDBACK_LENGTH, transform: (value: unknown) => String(value ?? '').trim() },
        ]}
        validateTrigger="onSubmit"
      >
        <Input.TextArea
          autoSize={{ minRows: 4, maxRows: 10 }}
          maxLength={FEEDBACK_LENGTH.max}
          showCount
          placeholder="遇到了什么，希望怎样？"
        />
      </Form.Item>
      <Button className={styles.submit} type="primary" htmlType="submit" loading={sending.isBusy}>
        提交反馈
      </Button>
    </Form>
  );
}

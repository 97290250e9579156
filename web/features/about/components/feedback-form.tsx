import { App, Button, Form, Input } from 'antd';
import { useAction } from '#web/lib/use-action.ts';
import { FEEDBACK_LENGTH } from '../api.ts';
import { mutations } from '../mutations.ts';
import styles from './about.module.css';

interface Fields {
  readonly content: string;
}

export function FeedbackForm() {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const { isBusy, run } = useAction(mutations.sendFeedback);

  async function send({ content }: Fields): Promise<void> {
    const outcome = await run(content.trim());
    if (outcome?.ok) {
      message.success('感谢您的反馈');
      form.resetFields();
    } else if (outcome !== null && outcome.error.kind !== 'failed') {
      // The text stays in the field, and the server's words stand at it.
      form.setFields([{ name: 'content', errors: [outcome.error.message] }]);
    }
  }

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(fields) => void send(fields)}
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
      <Button className={styles.submit} type="primary" htmlType="submit" loading={isBusy}>
        提交反馈
      </Button>
    </Form>
  );
}

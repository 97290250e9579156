import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { isRequestFailed, replyMessage } from '#web/lib/reply.ts';
import { FEEDBACK_LENGTH, sendFeedback } from '../api.ts';
import styles from './about.module.css';
import { FEEDBACK_KEY } from './feedback-list.tsx';

interface Fields {
  readonly content: string;
}

export function FeedbackForm() {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  // The form validates before it sends, so a second click comes before the first one is drawn as pending.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: ({ content }: Fields) => sendFeedback(content.trim()),
    onSuccess: (reply) => {
      if ('data' in reply) {
        message.success('感谢您的反馈');
        form.resetFields();
        void queryClient.invalidateQueries({ queryKey: FEEDBACK_KEY });
      } else if (!isRequestFailed(reply)) {
        // The text stays in the field, and the server's words stand at it.
        form.setFields([{ name: 'content', errors: [replyMessage(reply) ?? '反馈没有提交成功'] }]);
      }
    },
  });

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(fields) => {
        if (isUnderWay.current) {
          return;
        }
        isUnderWay.current = true;
        sending.mutate(fields, {
          onSettled: () => {
            isUnderWay.current = false;
          },
        });
      }}
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
      <Button className={styles.submit} type="primary" htmlType="submit" loading={sending.isPending}>
        提交反馈
      </Button>
    </Form>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote } from '#web/components/record-list.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { refusedAt } from '../model/field-of-reason.ts';
import type { Invoice } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';

const CHANNELS = { mail: '邮件', sms: '短信' } as const;

/** The messages sent for an invoice (发送记录), and a form to send it again. */
export function SentMessages({ invoice }: { invoice: Invoice }) {
  const form = useForm({ start: { email: invoice.email }, refusedAt });
  const [said, setSaid] = useState('');
  const sending = useAct('InvoiceServiceMag.sendInvoice', {
    onFailure: form.refused,
    safe: '请看看发送记录里有没有，没有再重试',
  });

  async function send({ email }: typeof form.values): Promise<void> {
    setSaid('');
    const sent = await sending.run({ invoiceNo: invoice.invoiceNo, email });
    if (sent !== null) setSaid(`已发送到 ${email}`);
  }

  return (
    <section aria-label="发送记录">
      <h3>发送记录</h3>
      <Form className={styles.send} onSend={() => form.send(send)}>
        <TextField label="发送到邮箱" field={form.of('email')} inputMode="email" />
        <Button htmlType="submit" loading={sending.isBusy}>
          发送
        </Button>
      </Form>
      <Problem text={sending.problem} />
      <RecordNote isLive>{said}</RecordNote>
      <ul>
        {invoice.sent.map(({ messageID, channel, to, subject, at }) => (
          <Stack as="li" key={messageID} gapX={16} padY={8} ruled="bottom" breaks className={styles.sent}>
            <a href={`/mail/${messageID}`} target="_blank" rel="noreferrer">
              {subject}
            </a>
            <RecordNote>
              <PartsLine parts={[CHANNELS[channel], to, <Moment key="at" at={at} />]} />
            </RecordNote>
          </Stack>
        ))}
      </ul>
    </section>
  );
}

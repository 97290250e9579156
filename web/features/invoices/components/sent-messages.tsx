import { Button } from 'antd';
import { useState } from 'react';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote } from '#web/components/record-list.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import type { Invoice } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';

const CHANNELS = { mail: '邮件', sms: '短信' } as const;

/** The messages sent for an invoice (发送记录), and a form to send it again. */
export function SentMessages({ invoice }: { invoice: Invoice }) {
  const [email, setEmail] = useState(invoice.email);
  const [said, setSaid] = useState('');
  const sending = useAct('InvoiceServiceMag.sendInvoice');

  async function send(): Promise<void> {
    setSaid('');
    const sent = await sending.run({ invoiceNo: invoice.invoiceNo, email });
    if (sent !== null) setSaid(`已发送到 ${email}`);
  }

  return (
    <section aria-label="发送记录">
      <h3>发送记录</h3>
      <form
        className={styles.send}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label="发送到邮箱"
          text={email}
          problem={sending.problem}
          takesFocus={false}
          inputMode="email"
          onChange={(text) => {
            setEmail(text);
            sending.setProblem('');
          }}
        />
        <Button htmlType="submit" loading={sending.isBusy}>
          发送
        </Button>
      </form>
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

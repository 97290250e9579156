import { Button } from 'antd';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote } from '#web/components/record-list.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Invoice } from '../api.ts';
import { mutations } from '../mutations.ts';
import styles from './invoice-drawer.module.css';

const CHANNELS = { mail: '邮件', sms: '短信' } as const;

/** What was sent of it (发送记录), and once more to whom one likes. */
export function SentMessages({ invoice, now }: { invoice: Invoice; now: number }) {
  const [email, setEmail] = useState(invoice.email);
  const [said, setSaid] = useState('');
  const { isBusy, problem, setProblem, act } = useToldAction(mutations.send);

  async function send(): Promise<void> {
    setSaid('');
    const sent = await act({ invoiceNo: invoice.invoiceNo, email });
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
          problem={problem}
          takesFocus={false}
          inputMode="email"
          onChange={(text) => {
            setEmail(text);
            setProblem('');
          }}
        />
        <Button htmlType="submit" loading={isBusy}>
          发送
        </Button>
      </form>
      <RecordNote isLive>{said}</RecordNote>
      <ul>
        {invoice.sent.map(({ messageID, channel, to, subject, at }) => (
          <li key={messageID} className={styles.sent}>
            <a href={`/mail/${messageID}`} target="_blank" rel="noreferrer">
              {subject}
            </a>
            <RecordNote>
              <PartsLine parts={[CHANNELS[channel], to, chinaTimeText(Date.parse(at), now)]} />
            </RecordNote>
          </li>
        ))}
      </ul>
    </section>
  );
}

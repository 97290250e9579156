import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import styles from '../parts/outside.module.css';
import { Result } from '../parts/result.tsx';
import { useSession } from '../parts/use-session.ts';
import own from './mail-page.module.css';

interface Message {
  readonly channel: 'mail' | 'sms';
  readonly sentTo: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
  readonly invoiceNo: string;
  /** Names of what is attached. */
  readonly files: readonly string[];
}

/** A message where it arrives (收件箱): the mail or the text message that the product sent. */
export function MailPage({ messageID }: { messageID: string }) {
  const { reply, retry } = useSession<Message>(`/mail-api/${encodeURIComponent(messageID)}`);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>{reply?.kind === 'done' && reply.data.channel === 'sms' ? '短信' : '邮件'}（演示收件箱）</h1>
      </header>
      <main className={`${styles.body} ${own.body}`}>{content()}</main>
    </div>
  );

  function content() {
    if (reply === undefined) return <div className={styles.loading} aria-busy="true" />;
    if (reply.kind === 'refused') {
      return <Result mood="bad" title="没有这封邮件" text="请用收到它的账号登录后再打开。" />;
    }
    if (reply.kind === 'failed') {
      return (
        <Result mood="bad" title="网络不通" text="没有连上服务器，请重试。">
          <button type="button" className={styles.primary} onClick={retry}>
            重试
          </button>
        </Result>
      );
    }
    const { sentTo, subject, text, at, invoiceNo, files } = reply.data;
    return (
      <article className={own.message}>
        <h2>{subject}</h2>
        <p className={styles.note}>
          书桌印刷 发给 {sentTo} · {chinaIsoDay(Date.parse(at))}
        </p>
        <p className={own.text}>{text}</p>
        {files.length === 0 ? null : (
          <ul className={own.files} aria-label="附件">
            {files.map((file) => (
              <li key={file}>
                <a href={`/media/invoices/${file}`} download>
                  {file}
                </a>
              </li>
            ))}
          </ul>
        )}
        <a className={styles.primary} href={`/manager/invoice?tab=records&invoice=${invoiceNo}`}>
          查看发票
        </a>
      </article>
    );
  }
}

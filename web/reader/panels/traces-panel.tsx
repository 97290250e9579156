import { useEffect, useState } from 'react';
import type { KeptReads } from '#contracts/rules/readers/read-events.ts';
import { useStore } from '#web/lib/store.ts';
import { consent } from '../traces/consent.ts';
import { askForget, askKept } from '../traces/events-api.ts';
import styles from './settings.module.css';

type Kept = KeptReads | 'asking' | 'failed';

/** What is kept of this reader (阅读记录): whether at all, what, and how to have it deleted. */
export function TracesPanel() {
  const answer = useStore({ get: consent.answer, subscribe: consent.subscribe });
  const [kept, setKept] = useState<Kept>('asking');
  const [told, setTold] = useState('');
  const key = consent.key();

  useEffect(() => {
    let isGone = false;
    setKept('asking');
    if (key === '') return;
    void askKept(key).then((found) => {
      if (!isGone) setKept(found ?? 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [key]);

  async function forget(): Promise<void> {
    setTold('正在删除…');
    // First, because what is sent after the deletion would be kept under a key that is gone from here.
    consent.say('no');
    const isForgotten = await askForget(key);
    if (!isForgotten) consent.say('yes', key);
    setTold(isForgotten ? '已全部删除，以后也不再留下' : '没有删除成功，请稍后再试');
  }

  return (
    <div className={styles.settings}>
      <p>
        作者能看到作品被打开几次、翻到哪几页、停留多久，以及大致的地区和设备。没有您的姓名、账号和网络地址。不留记录也照常阅读，那时只计打开次数。
      </p>
      {consent.isRefusedByBrowser ? (
        <p>您的浏览器要求不被跟踪，所以除了打开次数什么也没有留下。</p>
      ) : (
        <fieldset>
          <legend>是否留下阅读记录</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name="traces"
              checked={key !== ''}
              onChange={() => {
                setTold('');
                consent.say('yes');
              }}
            />
            <span>可以留下</span>
          </label>
          <label className={styles.choice}>
            <input type="radio" name="traces" checked={key === ''} onChange={() => void forget()} />
            <span>不留下</span>
            <small>{answer === 'yes' ? '已留下的一并删除' : ''}</small>
          </label>
        </fieldset>
      )}
      {key === '' ? null : <KeptWords kept={kept} />}
      {key === '' ? null : (
        <div className={styles.more}>
          <button type="button" className={styles.plain} onClick={() => void forget()}>
            删除我的阅读记录
          </button>
        </div>
      )}
      <p role="status">{told}</p>
    </div>
  );
}

function KeptWords({ kept }: { readonly kept: Kept }) {
  if (kept === 'asking') return <p>正在查看留下的记录…</p>;
  if (kept === 'failed') return <p>暂时看不到留下的记录，请稍后再打开。</p>;
  const { books, opens, pages, seconds, others, since } = kept;
  if (since === null) return <p>还没有留下记录。</p>;
  const parts = [
    `${books} 本书`,
    ...(opens > 0 ? [`打开 ${opens} 次`] : []),
    `翻看 ${pages} 页次`,
    `约 ${Math.max(1, Math.round(seconds / 60))} 分钟`,
    ...(others > 0 ? [`点击、搜索和分享 ${others} 次`] : []),
  ];
  return <p>{`自 ${new Date(since).toLocaleDateString('zh-CN')} 起：${parts.join('，')}。`}</p>;
}

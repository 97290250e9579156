import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import bar from './demo-bar.module.css';
import { timeLeft } from './demo-info.ts';
import styles from './time-left-mark.module.css';
import { useVisit } from './use-visit.ts';

/** How long the visitor's world is kept; the last minutes are announced once. */
export function TimeLeftMark({ onOver }: { onOver: () => void }) {
  const { message } = App.useApp();
  const { info, now } = useVisit();
  const hasWarned = useRef(false);
  const left = info === null || info.endsAt === null ? null : timeLeft(info.endsAt, now);
  const state = left?.state;

  useEffect(() => {
    if (state === 'plenty') hasWarned.current = false;
    if (state !== 'short' || hasWarned.current) return;
    hasWarned.current = true;
    void message.warning('演示环境还剩不到 5 分钟，到时数据会回到最初的样子');
  }, [state, message]);

  if (left === null) return null;
  if (left.state === 'over') {
    return (
      <button type="button" className={styles.over} onClick={onOver}>
        <span className={bar.long}>{left.text}，</span>重新开始
      </button>
    );
  }
  return (
    <span className={styles.mark} data-state={left.state} title="到时数据会回到最初的样子">
      <ClockCircleOutlined className={bar.long} aria-hidden="true" />
      <span className={bar.long}>{left.text}</span>
      <span className={bar.short} aria-hidden="true">
        {left.shortText}
      </span>
    </span>
  );
}

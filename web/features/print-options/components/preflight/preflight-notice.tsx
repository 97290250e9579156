import { Button } from 'antd';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import styles from '../preflight.module.css';
import { PreflightList } from './preflight-list.tsx';

interface PreflightNoticeProps {
  readonly preflight: GoodsFor['preflight'];
  readonly isAccepted: boolean;
  readonly onAccept: () => void;
}

/** Errors of the preflight (预检错误): nothing is printed with them before somebody said that he knows. */
export function PreflightNotice({ preflight, isAccepted, onAccept }: PreflightNoticeProps) {
  const errors = preflight.items.filter(({ level }) => level === 'error');
  if (errors.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="预检错误" data-accepted={isAccepted}>
      <div>
        <h2 className={styles.title}>预检发现 {errors.length} 处错误</h2>
        <p className={styles.advice}>建议先在作品中修改。按现状印刷，成品会与这里所列一致。</p>
        <PreflightList items={errors} />
      </div>
      {isAccepted ? (
        <p className={styles.accepted} role="status">
          已知晓，将按现状印刷
        </p>
      ) : (
        <Button danger className={styles.accept} data-accept onClick={onAccept}>
          知晓并继续
        </Button>
      )}
    </section>
  );
}

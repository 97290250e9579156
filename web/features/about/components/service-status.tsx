import { useRecentFailures } from '#web/lib/call/recent-failures.ts';
import styles from './about.module.css';

interface ServiceStatusProps {
  /** How long the last answer took. */
  readonly tookMs: number;
}

/** How the service is doing (服务状态), from this visit's own requests and nothing else. */
export function ServiceStatus({ tookMs }: ServiceStatusProps) {
  const failures = useRecentFailures();
  const isWell = failures.length === 0;
  return (
    <div className={isWell ? styles.well : styles.unwell} role="status">
      <strong>{isWell ? '服务正常' : '部分请求未成功'}</strong>
      <span>
        {isWell
          ? `刚才的响应用时 ${tookMs} 毫秒，本次访问没有失败的请求。`
          : `本次访问最近有 ${failures.length} 次请求失败，可复制诊断信息发给我们。`}
      </span>
    </div>
  );
}

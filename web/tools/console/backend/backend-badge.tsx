import styles from './backend-badge.module.css';
import { useBackend } from './backend-in-front.ts';

/** Beside the name of the console: who answers the calls, where that is not the replica. */
export function BackendBadge() {
  const backend = useBackend();
  if (backend === null) return null;
  const { url, host, insecure: isInsecure, proxy, local, localAccount } = backend;
  const facts = [
    url,
    ...(proxy ? [`经代理 ${proxy}`] : []),
    ...(isInsecure ? ['不校验证书'] : []),
    ...(local.length > 0 ? [`${local.length} 个接口由本机以 ${localAccount} 的身份答复`] : []),
  ];
  return (
    <span className={styles.badge} title={facts.join('\n')}>
      后端 {host}
    </span>
  );
}

import { Text } from '#web/kit/layout/shapes.ts';
import { useWords } from '../words/words.ts';
import styles from './backend-badge.module.css';
import { useBackend } from './backend-in-front.ts';

/** Beside the name of the console: who answers the calls, where that is not the replica. */
export function BackendBadge() {
  const backend = useBackend();
  const say = useWords().frame.backend;
  if (backend === null) return null;
  const { url, host, insecure: isInsecure, proxy, local, localAccount } = backend;
  const facts = [
    url,
    ...(proxy ? [say.proxy(proxy)] : []),
    ...(isInsecure ? [say.insecure] : []),
    ...(local.length > 0 ? [say.local(local.length, localAccount)] : []),
  ];
  return (
    <Text tone="brass" size="12-20" weight={400} cut className={styles.badge} title={facts.join('\n')}>
      {say.badge(host)}
    </Text>
  );
}

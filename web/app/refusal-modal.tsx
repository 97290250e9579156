import { Modal } from 'antd';
import { useMatches } from 'react-router-dom';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { closeRefusal } from './overlays.ts';
import styles from './refusal-modal.module.css';

interface RefusalModalProps {
  readonly levels: readonly string[];
}

/** The server refused something for want of membership (没有权限). */
export function RefusalModal({ levels }: RefusalModalProps) {
  const handle: unknown = useMatches().at(-1)?.handle;
  const title =
    typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : '';
  return (
    <Modal
      open
      centered
      footer={null}
      width={440}
      onCancel={closeRefusal}
      classNames={{ container: styles.container, body: styles.body }}
    >
      <UpgradeCard title={title || '此功能'} levels={levels} onLeave={closeRefusal} />
    </Modal>
  );
}

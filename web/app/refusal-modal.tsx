import { Modal } from 'antd';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { closeRefusal } from './overlays.ts';
import styles from './refusal-modal.module.css';

const TITLE = '此操作需要开通会员';

interface RefusalModalProps {
  readonly levels: readonly string[];
}

/** The server refused something for want of membership (没有权限). */
export function RefusalModal({ levels }: RefusalModalProps) {
  return (
    <Modal
      open
      centered
      aria-label={TITLE}
      footer={null}
      width={440}
      zIndex={1400}
      onCancel={closeRefusal}
      classNames={{ container: styles.container }}
    >
      <UpgradeCard title={TITLE} levels={levels} onLeave={closeRefusal} />
    </Modal>
  );
}

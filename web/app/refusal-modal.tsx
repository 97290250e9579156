import { Modal } from 'antd';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { closeRefusal } from './overlays.ts';
import styles from './refusal-modal.module.css';

interface RefusalModalProps {
  readonly levels: readonly string[];
}

/** The server refused something for want of membership (没有权限). */
export function RefusalModal({ levels }: RefusalModalProps) {
  return (
    <Modal
      open
      centered
      footer={null}
      width={440}
      zIndex={1400}
      onCancel={closeRefusal}
      classNames={{ container: styles.container }}
    >
      <UpgradeCard title="此操作需要开通会员" levels={levels} onLeave={closeRefusal} />
    </Modal>
  );
}

import { Modal } from 'antd';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { closeRefusal } from '../overlays.ts';
import styles from './refusal-modal.module.css';

/** Seen on the card alone, and heard as the name of the dialog. */
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
      title={TITLE}
      footer={null}
      width={440}
      zIndex={1400}
      onCancel={closeRefusal}
      classNames={{ container: styles.container, header: 'only-read' }}
    >
      <UpgradeCard title={TITLE} levels={levels} onLeave={closeRefusal} />
    </Modal>
  );
}

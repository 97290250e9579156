import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { useState } from 'react';
import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import { storage } from '#web/lib/storage.ts';
import { fieldsOf, textOf } from '../reading.ts';
import styles from './demo-bar.module.css';
import './page-frame.css';
import { PersonaMenu } from './persona-menu.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { TimeLeftMark } from './time-left-mark.tsx';
import { TimeMenu } from './time-menu.tsx';
import { UndoStep } from './undo-step.tsx';
import { useLastUser } from './use-last-user.ts';
import { usePageFrame } from './use-page-frame.ts';

interface DemoBarProps {
  /** Empty before the tour was begun, otherwise where it stands. */
  readonly tourPlace: string;
  readonly isTouring: boolean;
  /** Goes on with the tour or lets it rest; before it was begun, the bar opens its invitation. */
  readonly onTour?: () => void;
  readonly invitationId?: string;
  /** For a guest of a shown demo who looks around: back to where the presenter is. */
  readonly onFollow?: () => void;
  /** The tour's place belongs to what is now gone. */
  readonly onChangeOfWorld: () => void;
}

const FOLDED_KEY = 'demoBarFolded';

/** What somebody who shows the product needs at hand (演示环境), above every screen of the shell. */
export function DemoBar({
  tourPlace,
  isTouring,
  onTour,
  invitationId,
  onFollow,
  onChangeOfWorld,
}: DemoBarProps) {
  const user = useLastUser();
  const [isFolded, setIsFolded] = useState(() => storage.get(FOLDED_KEY) === true);
  const [isAsking, setIsAsking] = useState(false);
  usePageFrame(isFolded ? 'folded' : 'open');

  function fold(next: boolean): void {
    storage.set(FOLDED_KEY, next);
    setIsFolded(next);
  }

  if (isFolded) {
    return (
      <button type="button" className={styles.strip} onClick={() => fold(false)}>
        演示环境 · 展开
      </button>
    );
  }
  return (
    <Row as="aside" gap={8} ground="ink" tone="on-ink" className={styles.bar} aria-label="演示环境">
      <Text weight={600} nowrap className={styles.mark}>
        <span className={styles.long}>演示环境</span>
        <span className={styles.short} aria-hidden="true">
          演示
        </span>
      </Text>
      <PersonaMenu onSwitch={onChangeOfWorld} />
      <button
        type="button"
        className={styles.action}
        aria-pressed={isTouring}
        popoverTarget={invitationId}
        onClick={onTour}
      >
        <CompassOutlined className={styles.long} aria-hidden="true" />
        {tourPlace === '' || isTouring ? (
          '导览'
        ) : (
          <>
            <span className={styles.long}>继续导览</span>
            <span className={styles.short}>导览</span>
          </>
        )}
        {tourPlace === '' ? null : <span className={styles.place}>{tourPlace}</span>}
      </button>
      {onFollow === undefined ? null : (
        <button type="button" className={styles.action} onClick={onFollow} aria-label="重新跟随">
          <TeamOutlined aria-hidden="true" />
          <span className={styles.long} aria-hidden="true">
            重新跟随
          </span>
        </button>
      )}
      <Box as="span" grows />
      <UndoStep account={textOf(fieldsOf(user?.user_account).account)} />
      <TimeMenu />
      <TimeLeftMark onOver={() => setIsAsking(true)} />
      <button type="button" className={styles.action} onClick={() => setIsAsking(true)} aria-label="重置演示">
        <UndoOutlined aria-hidden="true" />
        <span className={styles.long} aria-hidden="true">
          重置演示
        </span>
      </button>
      <button
        type="button"
        className={`${styles.action} ${styles.fold}`}
        title="收起演示栏"
        aria-label="收起演示栏"
        onClick={() => fold(true)}
      >
        <UpOutlined aria-hidden="true" />
      </button>
      {isAsking ? (
        <ResetDialog
          account={textOf(fieldsOf(user?.user_account).account)}
          onReset={onChangeOfWorld}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Row>
  );
}

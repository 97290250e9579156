import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { AgreementName } from '#web/features/login/model/agreements.ts';
import { AGREEMENT_MISSING } from '#web/kit/form/field-rules.ts';
import fieldsStyles from '#web/kit/form/fields.module.css';
import { Box } from '#web/kit/layout/shapes.ts';
import { LoadedView } from './loaded-view.tsx';
import styles from './panel.module.css';

export interface AgreementLineProps {
  readonly checkboxId: string;
  readonly isAgreed: boolean;
  /** A login was refused for want of it. */
  readonly isMissed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

const loadAgreementDialog = async () => (await import('./agreement-dialog.tsx')).AgreementDialog;

/** Protocol agreement (同意协议). */
export function AgreementLine({ checkboxId, isAgreed, isMissed, onChange }: AgreementLineProps) {
  const [opened, setOpened] = useState<AgreementName | null>(null);
  const noteId = useId();
  return (
    <Box tone="muted" className={styles.agreement}>
      <Checkbox
        id={checkboxId}
        classNames={{ root: styles.agreementBox }}
        checked={isAgreed}
        aria-invalid={isMissed}
        aria-describedby={isMissed ? noteId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        我已阅读并同意
      </Checkbox>
      <button
        type="button"
        className={`${styles.quiet} ${styles.small}`}
        onClick={() => setOpened('service')}
      >
        《服务协议》
      </button>
      <button
        type="button"
        className={`${styles.quiet} ${styles.small}`}
        onClick={() => setOpened('privacy')}
      >
        《隐私政策》
      </button>
      {isMissed ? (
        <div id={noteId} role="alert" className={fieldsStyles.problem}>
          {AGREEMENT_MISSING}
        </div>
      ) : null}
      {opened === null ? null : (
        <LoadedView load={loadAgreementDialog} props={{ name: opened, onClose: () => setOpened(null) }} />
      )}
    </Box>
  );
}

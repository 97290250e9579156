import { useState } from 'react';
import styles from '../parts/outside.module.css';
import type { OutsideIdentity, ProviderSession } from './provider-session.ts';

export interface ConsentProps {
  readonly session: ProviderSession;
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onApprove: (openId: string) => void;
  readonly onRefuse: () => void;
}

function ownership({ account }: OutsideIdentity): string {
  return account === null ? '尚未绑定会员' : `已绑定会员 ${account}`;
}

/** 同意授权 or 拒绝, as one of the people one can be at this provider. */
export function Consent({ session, problem, isBusy, onApprove, onRefuse }: ConsentProps) {
  const { providerName, bindsTo, identities } = session;
  const [chosen, setChosen] = useState(identities[0]?.openId ?? '');
  return (
    <>
      <div className={styles.lead}>
        <h2>书桌申请使用您的{providerName}账号</h2>
        <p>
          {bindsTo === null
            ? '用于登录书桌，只提供昵称和专用标识。'
            : `用于绑定会员“${bindsTo}”，只提供昵称和专用标识。`}
        </p>
      </div>
      <div className={styles.list} role="radiogroup" aria-label={`以哪个${providerName}账号授权`}>
        {identities.map((identity) => (
          <label key={identity.openId} className={styles.choice} data-chosen={chosen === identity.openId}>
            <input
              type="radio"
              name="identity"
              checked={chosen === identity.openId}
              onChange={() => setChosen(identity.openId)}
            />
            <span className={styles.spread}>
              {identity.nick}
              <small>{ownership(identity)}</small>
            </span>
          </label>
        ))}
      </div>
      {problem === '' ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.primary} disabled={isBusy} onClick={() => onApprove(chosen)}>
          同意授权
        </button>
        <button type="button" className={styles.secondary} disabled={isBusy} onClick={onRefuse}>
          拒绝
        </button>
      </div>
    </>
  );
}

import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { logInAs } from '../calls.ts';
import styles from './account-picker.module.css';
import { PersonaFace, PersonaLevel } from './persona-face.tsx';
import { usePersonas } from './use-personas.ts';

interface AccountPickerProps {
  readonly onLoggedIn: (token: string) => void;
}

/** Logging in to the demo with one click (演示账号). */
export function AccountPicker({ onLoggedIn }: AccountPickerProps) {
  const [{ status, list }, reload] = usePersonas();
  const [entering, setEntering] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  async function enter(account: string): Promise<void> {
    if (entering !== '') return;
    setEntering(account);
    setHasFailed(false);
    try {
      onLoggedIn(await logInAs(account));
    } catch {
      setHasFailed(true);
      setEntering('');
    }
  }

  return (
    <section className={styles.picker} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        演示账号
      </h2>
      <p className={styles.purpose}>选一位会员，不用密码直接进入。数据只属于这次演示，可以放心操作。</p>
      {status === 'loading' ? (
        <div className={styles.wait} role="status" aria-label="正在取出演示账号">
          <Spin />
        </div>
      ) : null}
      {status === 'failed' ? (
        <div className={styles.wait}>
          <p>演示账号没有加载出来。</p>
          <Button onClick={reload}>重试</Button>
        </div>
      ) : null}
      <ul className={styles.cards}>
        {list.map((persona) => (
          <li key={persona.account}>
            <button
              type="button"
              className={styles.card}
              aria-busy={entering === persona.account}
              disabled={entering !== '' && entering !== persona.account}
              onClick={() => void enter(persona.account)}
            >
              <PersonaFace persona={persona} />
              <span className={styles.words}>
                <span className={styles.who}>
                  <strong className={styles.nick}>{persona.nick}</strong>
                  <PersonaLevel level={persona.level} />
                </span>
                <span className={styles.shows}>{persona.shows}</span>
              </span>
              {entering === persona.account ? (
                <Spin size="small" />
              ) : (
                <RightOutlined className={styles.arrow} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {hasFailed ? '没有登录成功，请再点一次。' : ''}
      </p>
    </section>
  );
}

import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
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
      <Text as="h2" id="demo-accounts" tone="ink" size="20-28">
        演示账号
      </Text>
      <Note className={styles.purpose}>选一位会员，不用密码直接进入。数据只属于这次演示，可以放心操作。</Note>
      {status === 'loading' ? (
        <Stack gap={12} items="start" className={styles.wait} role="status" aria-label="正在取出演示账号">
          <Spin />
        </Stack>
      ) : null}
      {status === 'failed' ? (
        <Stack gap={12} items="start" className={styles.wait}>
          <p>演示账号没有加载出来。</p>
          <Button onClick={reload}>重试</Button>
        </Stack>
      ) : null}
      <Stack as="ul" gap={8}>
        {list.map((persona) => (
          <li key={persona.account}>
            <Row
              as="button"
              type="button"
              bare
              gap={12}
              fills
              panel
              className={styles.card}
              aria-busy={entering === persona.account}
              disabled={entering !== '' && entering !== persona.account}
              onClick={() => void enter(persona.account)}
            >
              <PersonaFace persona={persona} />
              <Stack as="span" gap={2} grows shrinks>
                <Row as="span" gap={8}>
                  <Box as="strong" weight={600}>
                    {persona.nick}
                  </Box>
                  <PersonaLevel level={persona.level} />
                </Row>
                <Muted size="12-18">{persona.shows}</Muted>
              </Stack>
              {entering === persona.account ? (
                <Spin size="small" />
              ) : (
                <RightOutlined className={styles.arrow} aria-hidden="true" />
              )}
            </Row>
          </li>
        ))}
      </Stack>
      <Text as="p" role="alert" above={8} tone="seal" className={styles.problem}>
        {hasFailed ? '没有登录成功，请再点一次。' : ''}
      </Text>
    </section>
  );
}

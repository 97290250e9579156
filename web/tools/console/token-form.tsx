import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ControlRefused, wordsOf } from '../control-client.ts';
import { rememberToken, type TokenDemand } from '../control-token.ts';
import { worldInfo } from './control-calls.ts';
import { Hint, Problem, Section, TabPage } from './section.tsx';
import styles from './token-form.module.css';

/** Asks for what the control plane of a server beyond loopback wants (控制面口令); only this tab keeps it. */
export function TokenForm({ demand }: { readonly demand: TokenDemand }) {
  const id = useId();
  const [token, setToken] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = token.trim();
    if (typed === '' || isBusy) return;
    setIsBusy(true);
    setProblem('');
    // Never shown again, whether it is right or not.
    setToken('');
    rememberToken(typed);
    try {
      await worldInfo();
    } catch (error) {
      setProblem(error instanceof ControlRefused && error.status === 401 ? '' : wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <TabPage>
      <Section title="需要控制面口令">
        <Hint>这个服务不只对本机开放，请填写启动时设置的 REPLICA_CONTROL_TOKEN。口令只在本标签页保留。</Hint>
        <form onSubmit={(event) => void send(event)} className={styles.form}>
          <label htmlFor={id}>口令</label>
          <Input
            id={id}
            type="password"
            autoComplete="off"
            autoFocus
            value={token}
            status={demand === 'wrong' ? 'error' : ''}
            onChange={({ target }) => setToken(target.value)}
          />
          <Problem text={problem || (demand === 'wrong' && token === '' ? '口令不对，请重新填写' : '')} />
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={token.trim() === ''}>
            进入控制台
          </Button>
        </form>
      </Section>
    </TabPage>
  );
}

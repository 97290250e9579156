import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import { ControlRefused } from '../control-client.ts';
import { rememberToken, type TokenDemand } from '../control-token.ts';
import { worldInfo } from './control-calls.ts';
import { Hint, Problem, Section, TabPage } from './section.tsx';
import { sentenceOf } from './words/sentence-of.ts';
import { useWords } from './words/words.ts';

/** Asks for what the control plane of a server beyond loopback wants (控制面口令); only this tab keeps it. */
export function TokenForm({ demand }: { readonly demand: TokenDemand }) {
  const id = useId();
  const say = useWords().frame.token;
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
      setProblem(error instanceof ControlRefused && error.status === 401 ? '' : sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <TabPage>
      <Section title={say.title}>
        <Hint>{say.hint}</Hint>
        <Stack as="form" onSubmit={(event) => void send(event)} gap={8}>
          <label htmlFor={id}>{say.label}</label>
          <Input
            id={id}
            type="password"
            autoComplete="off"
            autoFocus
            value={token}
            status={demand === 'wrong' ? 'error' : ''}
            onChange={({ target }) => setToken(target.value)}
          />
          <Problem text={problem || (demand === 'wrong' && token === '' ? say.wrong : '')} />
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={token.trim() === ''}>
            {say.enter}
          </Button>
        </Stack>
      </Section>
    </TabPage>
  );
}

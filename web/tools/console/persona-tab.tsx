import { Button } from 'antd';
import { useSession } from '#web/lib/session/session-store.ts';
import { ownsSession, useBackend } from './backend/backend-in-front.ts';
import { BackendNote } from './backend/backend-note.tsx';
import { personas } from './control-calls.ts';
import { StepLinkButton } from './link/step-link-button.tsx';
import { Hint, Line, Problem, Rows, Section, TabPage } from './section.tsx';
import { useAction } from './use-action.ts';
import { useAnswer } from './use-answer.ts';
import { useProduct } from './use-product.ts';
import { useWords } from './words/words.ts';

/** Becoming another member without leaving the page. */
export function PersonaTab() {
  const { value: list = [], problem } = useAnswer(personas);
  const action = useAction();
  const say = useWords().frame.persona;
  const product = useProduct();
  const { user } = useSession();
  const isElsewhere = ownsSession(useBackend());
  const current = isElsewhere ? '' : String(user?.user_id ?? '');

  return (
    <TabPage>
      <BackendNote part="persona" />
      <Section title={say.title}>
        <Hint>{say.hint}</Hint>
        <Problem text={problem || action.problem} />
        <Rows label={say.list}>
          {list.map(({ account, user_id: userId, nick, vip_name: level }) => (
            <Line
              key={account}
              isCurrent={userId === current}
              actions={
                <>
                  <StepLinkButton step={{ kind: 'persona', name: account, params: {} }} />
                  <Button
                    size="small"
                    disabled={isElsewhere || action.isBusy || userId === current}
                    aria-label={userId === current ? say.is(nick) : say.become(nick)}
                    onClick={() => action.run(() => product.become(account), say.became(nick))}
                  >
                    {userId === current ? say.current : say.change}
                  </Button>
                </>
              }
            >
              {nick}
              <small>
                {account} · {level || say.ordinary}
              </small>
            </Line>
          ))}
        </Rows>
      </Section>
    </TabPage>
  );
}

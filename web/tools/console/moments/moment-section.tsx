import { Button } from 'antd';
import { momentOf } from '../calls/time-of.ts';
import { Hint, Line, Problem, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useWords, wordOf, words } from '../words/words.ts';
import { LATEST, type Moment, moments, rewindTo } from './moment-calls.ts';

const MOST_LISTED = 8;

function factsOf({ at, tables }: Moment): string {
  const rows = Object.entries(tables).map(([table, count]) => `${table} ${count}`);
  return `${momentOf(Date.parse(at))} · ${words().calls.moments.tables(rows)}`;
}

/** The last writes, also those that no call of the product made, and the way back before each. */
export function MomentSection() {
  const say = useWords().calls.moments;
  const answer = useAnswer(moments);
  const action = useAction();
  const product = useProduct();
  const { list = [], total = 0, most = 0 } = answer.value ?? {};
  const undone = list.filter((moment) => moment.undone).length;

  function rewind(id: string, done: string): void {
    action.run(async () => {
      await rewindTo(id);
      answer.reload();
      await product.refetch();
    }, done);
  }

  return (
    <Section
      title={say.title}
      extra={
        undone > 0 ? (
          <Button size="small" disabled={action.isBusy} onClick={() => rewind(LATEST, say.restored)}>
            {say.restore(undone)}
          </Button>
        ) : null
      }
    >
      <Hint>{most === 0 && answer.value ? say.noneKept : say.hint}</Hint>
      <Problem text={answer.problem || action.problem} />
      {list.length > 0 ? (
        <Rows label={say.title}>
          {list
            .slice(-MOST_LISTED)
            .reverse()
            .map((moment) => (
              <Line
                key={moment.id}
                actions={
                  moment.undone ? (
                    say.undone
                  ) : (
                    <Button
                      size="small"
                      disabled={action.isBusy}
                      aria-label={say.backOf(wordOf(say.what, moment.what), moment.id)}
                      onClick={() => rewind(String(moment.id), say.backAt(moment.id))}
                    >
                      {say.back}
                    </Button>
                  )
                }
              >
                {wordOf(say.what, moment.what)}
                <small>{factsOf(moment)}</small>
              </Line>
            ))}
        </Rows>
      ) : null}
      {total > MOST_LISTED ? <Hint>{say.more(total)}</Hint> : null}
    </Section>
  );
}

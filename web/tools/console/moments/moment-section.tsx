import { Button } from 'antd';
import { momentOf } from '../calls/time-of.ts';
import { Hint, Problem, Row, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { LATEST, type Moment, moments, rewindTo } from './moment-calls.ts';

const MOST_LISTED = 8;

function factsOf({ at, tables }: Moment): string {
  const rows = Object.entries(tables).map(([table, count]) => `${table} ${count}`);
  return `${momentOf(Date.parse(at))} · ${rows.join('，')}`;
}

/** The last writes, also those that no call of the product made, and the way back before each. */
export function MomentSection() {
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
      title="最近的写入"
      extra={
        undone > 0 ? (
          <Button size="small" disabled={action.isBusy} onClick={() => rewind(LATEST, '已恢复到最新')}>
            恢复 {undone} 次写入
          </Button>
        ) : null
      }
    >
      <Hint>
        {most === 0 && answer.value
          ? '这个服务不保存写入的历史。'
          : '回到一次写入之前：数据、登录和时钟一起回去，故障和调用记录保留；再次写入之前可以恢复。'}
      </Hint>
      <Problem text={answer.problem || action.problem} />
      {list.length > 0 ? (
        <Rows label="最近的写入">
          {list
            .slice(-MOST_LISTED)
            .reverse()
            .map((moment) => (
              <Row
                key={moment.id}
                actions={
                  moment.undone ? (
                    '已撤回'
                  ) : (
                    <Button
                      size="small"
                      disabled={action.isBusy}
                      aria-label={`回到此前：${moment.what}（第 ${moment.id} 次写入）`}
                      onClick={() => rewind(String(moment.id), `已回到第 ${moment.id} 次写入之前`)}
                    >
                      回到此前
                    </Button>
                  )
                }
              >
                {moment.what}
                <small>{factsOf(moment)}</small>
              </Row>
            ))}
        </Rows>
      ) : null}
      {total > MOST_LISTED ? <Hint>共 {total} 次，更早的在“调用”里打开那次调用就能回去。</Hint> : null}
    </Section>
  );
}

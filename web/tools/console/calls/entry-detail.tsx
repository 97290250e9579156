import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { isOperationId } from '#contracts/operations.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { hasToken } from '../../control-token.ts';
import { useBackend } from '../backend/backend-in-front.ts';
import { replayFault } from '../control-calls.ts';
import { asClientCall } from '../copy/as-client-call.ts';
import { asCurl } from '../copy/as-curl.ts';
import { asPact } from '../copy/as-pact.ts';
import { asScript } from '../copy/as-script.ts';
import { PROVENANCE_SENTENCE, PROVENANCE_WORD, UNMATCHED_WORDS } from '../entry.ts';
import { FAULT_WORDS } from '../faults/fault-words.ts';
import { EntryMoment } from '../moments/entry-moment.tsx';
import { ProvenanceTag } from '../provenance-tag.tsx';
import { Problem, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import styles from './entry-detail.module.css';
import { outcomeOf } from './entry-row.tsx';
import { momentOf } from './time-of.ts';

/** JSON with line breaks where it is whole; otherwise as it came. */
function pretty(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

function hasSomething(value: unknown): boolean {
  return typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value !== '';
}

function Text({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <section className={styles.text}>
      <h4>{title}</h4>
      {hasSomething(value) ? <pre>{pretty(value)}</pre> : <p className={styles.none}>空</p>}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface EntryDetailProps {
  readonly entry: JournalEntry;
  readonly onBack: () => void;
}

/** One exchange with all that is known of it. */
export function EntryDetail({ entry, onBack }: EntryDetailProps) {
  const { provenance, violations, decisions, fault, request, unmatched } = entry;
  const draw = fault?.draw;
  const action = useAction();
  const backend = useBackend();
  return (
    <TabPage>
      <div className={styles.top}>
        <Button size="small" onClick={onBack} autoFocus>
          返回列表
        </Button>
        {/* The file of an upload is not kept, so there is nothing that could be sent once more. */}
        {unmatched === null && isOperationId(entry.operation) ? (
          <>
            <CopyButton label="复制为 curl" text={asCurl(entry, location.origin, hasToken())} />
            <CopyButton label="复制为 fetch" text={asScript(entry, location.origin, 'fetch')} />
            <CopyButton
              label="复制为 Playwright 步骤"
              text={asScript(entry, location.origin, 'playwright')}
            />
            <CopyButton label="复制为客户端调用" text={asClientCall(entry)} />
            <CopyButton label="复制为 Pact" text={asPact(entry)} />
          </>
        ) : null}
      </div>
      <h3 className={styles.name}>{entry.operation}</h3>
      <dl className={styles.facts}>
        <Fact name="来源">
          <ProvenanceTag provenance={provenance} />{' '}
          {provenance ? PROVENANCE_SENTENCE[provenance] : UNMATCHED_WORDS[unmatched?.reason ?? '']}
        </Fact>
        {unmatched?.nearest ? <Fact name="最接近的">{unmatched.nearest}</Fact> : null}
        <Fact name="结果">
          {outcomeOf(entry)} · {entry.ms} 毫秒
        </Fact>
        <Fact name="时间">{momentOf(entry.at)}</Fact>
        {backend ? <Fact name="答复">{entry.forwarded ? `后端 ${backend.host}` : '本机'}</Fact> : null}
        <Fact name="身份">{entry.forwarded ? '由后端判断' : entry.account || '访客'}</Fact>
        {fault ? (
          <Fact name="故障">
            {FAULT_WORDS[fault.kind] ?? fault.kind}
            {draw ? (
              <Button
                type="link"
                size="small"
                disabled={action.isBusy}
                onClick={() => action.run(() => replayFault(draw), '下一次调用会再出现这个故障')}
              >
                再来一次
              </Button>
            ) : null}
          </Fact>
        ) : null}
        <Fact name="契约">
          {violations.length === 0 ? (
            '没有发现不符'
          ) : (
            <ul className={styles.bad}>
              {violations.map(({ part, pointer, message, provenance: source }) => (
                <li key={`${part}${pointer}${message}`}>
                  {part === 'request' ? '请求' : '回复'} {pointer || '/'}
                  {source ? `（${PROVENANCE_WORD[source]}）` : ''}：{message}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        {decisions.length > 0 ? (
          <Fact name="判断">
            <ul>
              {decisions.map((decision) => (
                <li key={decision}>{decision}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {entry.traceId ? <Fact name="编号">{entry.traceId}</Fact> : null}
      </dl>
      <Problem text={action.problem} />
      {entry.moment === null ? null : <EntryMoment moment={entry.moment} />}
      <Text
        title={`请求（${entry.method}）`}
        value={hasSomething(request.body) ? request.body : request.query}
      />
      <Text title="回复" value={entry.reply} />
    </TabPage>
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { isOperationId } from '#contracts/operations.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Facts, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { hasToken } from '../../control-token.ts';
import { useBackend } from '../backend/backend-in-front.ts';
import { replayFault } from '../control-calls.ts';
import { asClientCall } from '../copy/as-client-call.ts';
import { asCurl } from '../copy/as-curl.ts';
import { asPact } from '../copy/as-pact.ts';
import { asScript } from '../copy/as-script.ts';
import { EntryMoment } from '../moments/entry-moment.tsx';
import { ProvenanceTag } from '../provenance-tag.tsx';
import { Problem, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useWords, wordOf } from '../words/words.ts';
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

function Sent({ title, value }: { readonly title: string; readonly value: unknown }) {
  const { empty } = useWords().calls.entry;
  return (
    <Stack as="section" gap={4} shrinks className={styles.text}>
      <h4>{title}</h4>
      {hasSomething(value) ? <pre>{pretty(value)}</pre> : <Note>{empty}</Note>}
    </Stack>
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
  const {
    calls: { entry: say, list },
    frame: { provenance: origin },
    world: { faults },
  } = useWords();
  return (
    <TabPage>
      <Row gap={4} wraps>
        <Button size="small" onClick={onBack} autoFocus>
          {say.back}
        </Button>
        {/* The file of an upload is not kept, so there is nothing that could be sent once more. */}
        {unmatched === null && isOperationId(entry.operation) ? (
          <>
            <CopyButton label={say.copyCurl} text={asCurl(entry, location.origin, hasToken())} />
            <CopyButton label={say.copyFetch} text={asScript(entry, location.origin, 'fetch')} />
            <CopyButton label={say.copyPlaywright} text={asScript(entry, location.origin, 'playwright')} />
            <CopyButton label={say.copyClient} text={asClientCall(entry)} />
            <CopyButton label={say.copyPact} text={asPact(entry)} />
          </>
        ) : null}
      </Row>
      <Text as="h3" size="16-24" breaks>
        {entry.operation}
      </Text>
      <Facts gap={4} gapX={12} columns="lead" breaks>
        <Fact name={say.facts.origin}>
          <ProvenanceTag provenance={provenance} />{' '}
          {provenance ? origin.sentence[provenance] : wordOf(say.unmatched, unmatched?.reason ?? '')}
        </Fact>
        {unmatched?.nearest ? <Fact name={say.facts.nearest}>{unmatched.nearest}</Fact> : null}
        <Fact name={say.facts.outcome}>
          {outcomeOf(entry)} · {list.ms(entry.ms)}
        </Fact>
        <Fact name={say.facts.time}>{momentOf(entry.at)}</Fact>
        {backend ? (
          <Fact name={say.facts.answeredBy}>
            {entry.forwarded ? say.byBackend(backend.host) : say.byReplica}
          </Fact>
        ) : null}
        <Fact name={say.facts.account}>
          {entry.forwarded ? say.backendDecides : entry.account || list.visitor}
        </Fact>
        {fault ? (
          <Fact name={say.facts.fault}>
            {wordOf(faults.kind, fault.kind)}
            {draw ? (
              <Button
                type="link"
                size="small"
                disabled={action.isBusy}
                onClick={() => action.run(() => replayFault(draw), say.replayed)}
              >
                {say.replay}
              </Button>
            ) : null}
          </Fact>
        ) : null}
        <Fact name={say.facts.contract}>
          {violations.length === 0 ? (
            say.noBreach
          ) : (
            <Text as="ul" tone="seal">
              {violations.map(({ part, pointer, message, provenance: source }) => (
                <li key={`${part}${pointer}${message}`}>
                  {say.breach(
                    `${say.part[part]} ${pointer || '/'}`,
                    source ? origin.word[source] : '',
                    message,
                  )}
                </li>
              ))}
            </Text>
          )}
        </Fact>
        {decisions.length > 0 ? (
          <Fact name={say.facts.decisions}>
            <ul>
              {decisions.map((decision) => (
                <li key={decision}>{decision}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {entry.traceId ? <Fact name={say.facts.trace}>{entry.traceId}</Fact> : null}
      </Facts>
      <Problem text={action.problem} />
      {entry.moment === null ? null : <EntryMoment moment={entry.moment} />}
      <Sent
        title={say.request(entry.method)}
        value={hasSomething(request.body) ? request.body : request.query}
      />
      <Sent title={say.reply} value={entry.reply} />
    </TabPage>
  );
}

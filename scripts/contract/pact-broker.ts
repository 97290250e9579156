/** A Pact Broker, as far as publishing a pact goes. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Broker {
  /** Without the slash that may end it. */
  readonly baseUrl: string;
  /** The whole Authorization header, or null for a broker that is open. */
  readonly authorization: string | null;
  /** What must not be shown, should the broker repeat it. */
  readonly secrets: readonly string[];
}

export interface Publication {
  readonly consumer: string;
  readonly provider: string;
  readonly version: string;
  readonly branch: string;
  readonly pact: string;
}

/** The broker answered, and said no. */
export class RefusedByBroker extends Error {
  override readonly name = 'RefusedByBroker';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Nobody answered. */
export class NoBroker extends Error {
  override readonly name = 'NoBroker';
}

const PATIENCE_MS = 30_000;
const ATTEMPTS = 3;
const LONGEST_REASON = 500;

/** Publishes the pact under its version, and then says on which branch that version is. */
export async function publishPact(
  broker: Broker,
  { consumer, provider, version, branch, pact }: Publication,
  pauseMs = 1000,
): Promise<{ readonly url: string; readonly isNew: boolean; readonly mark: 'branch' | 'tag' }> {
  const path = pathOf`/pacts/provider/${provider}/consumer/${consumer}/version/${version}`;
  const published = await put(broker, path, pact, pauseMs);
  if (!published.ok) throw await refusal(broker, `publishing the pact`, published);
  const mark = await markBranch(broker, { consumer, version, branch }, pauseMs);
  return { url: `${broker.baseUrl}${path}`, isNew: published.status === 201, mark };
}

/** A broker from before there were branches is told by a tag. */
async function markBranch(
  broker: Broker,
  { consumer, version, branch }: Pick<Publication, 'consumer' | 'version' | 'branch'>,
  pauseMs: number,
): Promise<'branch' | 'tag'> {
  const onBranch = pathOf`/pacticipants/${consumer}/branches/${branch}/versions/${version}`;
  const marked = await put(broker, onBranch, '{}', pauseMs);
  if (marked.ok) return 'branch';
  if (marked.status !== 404 && marked.status !== 405) {
    throw await refusal(broker, `putting the version on the branch ${branch}`, marked);
  }
  const tag = pathOf`/pacticipants/${consumer}/versions/${version}/tags/${branch}`;
  const tagged = await put(broker, tag, '{}', pauseMs);
  if (!tagged.ok) throw await refusal(broker, `tagging the version with ${branch}`, tagged);
  return 'tag';
}

/** Everything that is put in is one segment: a branch may hold slashes. */
function pathOf(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return texts.map((text, index) => `${text}${encodeURIComponent(values[index] ?? '')}`).join('');
}

/** The same call twice means the same, so one that the broker was too busy for is made again. */
async function put(broker: Broker, path: string, body: string, pauseMs: number): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(broker, path, body).catch((error: unknown) => {
      if (attempt < ATTEMPTS) return null;
      const { cause, message } = error as Error;
      throw new NoBroker(
        `${broker.baseUrl} does not answer: ${cause instanceof Error ? cause.message : message}`,
      );
    });
    const isBusy = response === null || response.status === 429 || response.status >= 502;
    if (response !== null && (!isBusy || attempt >= ATTEMPTS)) return response;
    await response?.body?.cancel();
    await sleep(pauseMs * attempt);
  }
}

function send({ baseUrl, authorization }: Broker, path: string, body: string): Promise<Response> {
  return fetch(`${baseUrl}${path}`, {
    method: 'PUT',
    // Followed by hand only: the token is for this broker and not for whom it points at.
    redirect: 'manual',
    headers: {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...(authorization === null ? {} : { authorization }),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'the broker wants other credentials',
  403: 'these credentials may not publish',
  409: 'this version has been published with another content, or a name looks like a slip of the pen',
};

async function refusal(broker: Broker, what: string, response: Response): Promise<RefusedByBroker> {
  const said = withoutCredentials((await response.text()).trim(), broker).slice(0, LONGEST_REASON);
  const isRedirect = response.status >= 300 && response.status < 400;
  const place = isRedirect ? withoutCredentials(response.headers.get('location') ?? '', broker) : '';
  const reason = isRedirect
    ? `it points at ${place}; set PACT_BROKER_BASE_URL to that`
    : REASONS[response.status];
  const parts = [`${response.status} for ${what}`, reason, said].filter(Boolean);
  return new RefusedByBroker(response.status, `${broker.baseUrl} answered ${parts.join(': ')}`);
}

function withoutCredentials(text: string, { secrets }: Broker): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '<secret>'), text);
}

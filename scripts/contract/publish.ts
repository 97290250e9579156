import { joinedPact, PACTS, pactText } from '#contracts/pact/pact-file.ts';
import { type Broker, NoBroker, publishPact, RefusedByBroker } from './pact-broker.ts';

const HELP = `npm run pact:publish
  gives the committed pact to a Pact Broker, under the commit and the branch

Environment:
  PACT_BROKER_BASE_URL                          the broker, such as https://broker.desk.example (required)
  PACT_BROKER_TOKEN                             a token, or
  PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD    a name and a password; neither for an open broker
  GIT_COMMIT, GIT_BRANCH                        what git says unless given

Exit codes: 0 published, 1 refused by the broker, 2 usage or configuration, 3 the broker does not answer, 4 our own error.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** What the command needs of its process. */
export interface Surroundings {
  readonly env: Environment;
  /** What git answers in this repository, or null where it fails. */
  readonly git: (...args: readonly string[]) => string | null;
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Where the services' parts of the pact lie. */
  readonly folder?: string;
  /** Before the second attempt at a busy broker. */
  readonly pauseMs?: number;
}

class Misconfigured extends Error {
  override readonly name = 'Misconfigured';
}

/** Publishes the committed pact; answers the exit code. */
export async function publish(args: readonly string[], around: Surroundings): Promise<number> {
  if (args.includes('--help')) {
    around.write(HELP);
    return 0;
  }
  try {
    if (args.length > 0) throw new Misconfigured(`"${args[0]}" was not expected here.`);
    const broker = brokerOf(around.env);
    const folder = around.folder ?? PACTS;
    const revision = revisionOf(around, folder);
    const pact = pactText(joinedPact(folder));
    const { consumer, provider } = namesOf(pact);
    const result = await publishPact(broker, { consumer, provider, pact, ...revision }, around.pauseMs);
    const news = result.isNew ? 'is published' : 'was there already';
    around.write(
      `The pact of ${consumer} and ${provider} ${news}: version ${revision.version}, ${result.mark} ${revision.branch}\n${result.url}`,
    );
    return 0;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    around.complain((error as Error).message);
    return code;
  }
}

function codeOf(error: unknown): number | null {
  if (error instanceof Misconfigured) return 2;
  if (error instanceof NoBroker) return 3;
  if (!(error instanceof RefusedByBroker)) return null;
  return error.status === 401 || error.status === 403 ? 2 : 1;
}

function brokerOf(env: Environment): Broker {
  const address = env.PACT_BROKER_BASE_URL ?? '';
  if (address === '') {
    throw new Misconfigured(
      'PACT_BROKER_BASE_URL is not set: it is the address of the Pact Broker. PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, log in.',
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Misconfigured('PACT_BROKER_BASE_URL is no address such as https://broker.desk.example.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Misconfigured(
      'PACT_BROKER_BASE_URL must not hold a password: use PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
  }
  return { baseUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, ...credentialsOf(env) };
}

function credentialsOf(env: Environment): Pick<Broker, 'authorization' | 'secrets'> {
  const token = env.PACT_BROKER_TOKEN ?? '';
  const name = env.PACT_BROKER_USERNAME ?? '';
  const password = env.PACT_BROKER_PASSWORD ?? '';
  if (token !== '' && (name !== '' || password !== '')) {
    throw new Misconfigured(
      'Set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, not both.',
    );
  }
  if (token !== '') {
    // What no header takes would come back in an error message, with the token in it.
    if (!/^[!-~]+$/.test(token)) {
      throw new Misconfigured('PACT_BROKER_TOKEN holds a space, a line break or a letter that no token has.');
    }
    return { authorization: `Bearer ${token}`, secrets: [token] };
  }
  if (name === '' && password === '') return { authorization: null, secrets: [] };
  if (name === '' || password === '') {
    throw new Misconfigured('PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD are set together.');
  }
  const basic = Buffer.from(`${name}:${password}`).toString('base64');
  return { authorization: `Basic ${basic}`, secrets: [basic, password] };
}

function revisionOf({ env, git }: Surroundings, folder: string) {
  const version = env.GIT_COMMIT || commitOf(git, folder);
  // A checkout of a commit, as CI makes it, is on no branch and says HEAD.
  const named = env.GIT_BRANCH || git('rev-parse', '--abbrev-ref', 'HEAD');
  if (named === null || named === '' || named === 'HEAD') {
    throw new Misconfigured('git names no branch here: set GIT_BRANCH.');
  }
  return { version, branch: named };
}

function commitOf(git: Surroundings['git'], folder: string): string {
  const commit = git('rev-parse', 'HEAD');
  if (!commit) throw new Misconfigured('git names no commit here: set GIT_COMMIT.');
  // Under this commit everybody would find another pact than the one that was published.
  if (git('status', '--porcelain', '--', folder) !== '') {
    throw new Misconfigured('The pact differs from the committed one: commit it first, or set GIT_COMMIT.');
  }
  return commit;
}

function namesOf(pact: string): { consumer: string; provider: string } {
  const { consumer, provider } = JSON.parse(pact);
  return { consumer: consumer.name, provider: provider.name };
}

/** Tools that speak to the running replica. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PactDocument } from '#contracts/pact/pact-file.ts';
import { freePort, listening, run } from './process.ts';
import { exampleRequests, freshToken } from './replica.ts';
import { figure, type Place, type Tool } from './tool.ts';

const bin = ({ tools }: Place, name: string) => join(tools, 'node_modules/.bin', name);

export const PRISM: Tool = {
  name: 'Prism, proxy before the replica',
  packages: { '@stoplight/prism-cli': '5.16.0' },
  async measure(place) {
    const port = await freePort();
    const args = ['proxy', '--host', '127.0.0.1', '--port', port, place.openapi, place.url];
    const prism = await listening(bin(place, 'prism'), args, /is listening/);
    const ask = async (path: string, init: RequestInit) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await reply.text();
      const found = JSON.parse(reply.headers.get('sl-violations') ?? '[]') as { message: string }[];
      return found[0]?.message ?? (reply.status === 200 ? null : `answers ${reply.status}`);
    };
    const verdicts: (readonly [string, string | null])[] = [];
    for (const { id, method, path, body } of exampleRequests(place.openapi)) {
      const headers = { authorization: await freshToken(place.url) };
      verdicts.push([id, await ask(path, { method, body, headers })]);
    }
    // A proxy that notices nothing would have no violations either.
    const blind = await ask('/uwp/newServlet/ShopCarService/cartInfo', {});
    verdicts.push([
      'the proxy itself',
      blind === null ? 'did not notice a parameter that was missing' : null,
    ]);
    await prism.end();
    return figure('exchanges without a violation', verdicts);
  },
};

/**
 * So many tests of one operation. By itself Specmatic combines the shortest and the longest text of every field with those of
 * every other one, which for an order takes more than an hour.
 */
const MAX_TEST_REQUEST_COMBINATIONS = '8';

/** For lists that may have a hundred items or more: Specmatic's stack overflows on a pattern that repeats so often. */
const MAX_LIST_ITEMS = 10;

function withShortLists({ openapi, folder }: Place): string {
  const file = join(folder, 'short-lists.json');
  const text = readFileSync(openapi, 'utf8');
  writeFileSync(file, text.replaceAll(/(?<=\)\{\d,)\d{3,}(?=\})/g, String(MAX_LIST_ITEMS - 1)));
  return file;
}

export const SPECMATIC: Tool = {
  name: 'Specmatic, contract tests',
  packages: { specmatic: '2.55.1' },
  remark: `wants Java 17; up to ${MAX_TEST_REQUEST_COMBINATIONS} tests of one request, and up to ${MAX_LIST_ITEMS} items in its longest lists; it has one session for all its tests, so that the logout is tried apart and the example without a session fails`,
  isBounded: true,
  async measure(place) {
    const java = await run('java', ['-version']).catch(() => null);
    if (java?.code !== 0) return null;
    const jar = join(place.tools, 'node_modules/specmatic/specmatic.jar');
    const document = withShortLists(place);
    const logout = "PATH='/uwp/web/doLoginout.jsp'";
    const verdicts: (readonly [string, string | null])[] = [];
    for (const filter of [logout.replace('=', '!='), logout]) {
      const args = ['-jar', jar, 'test', document, `--testBaseURL=${place.url}`, `--filter=${filter}`];
      const env = { token: await freshToken(place.url), MAX_TEST_REQUEST_COMBINATIONS };
      const { text } = await run('java', args, { cwd: place.folder, env });
      const counts = /Tests run: (\d+), Successes: (\d+)/.exec(text);
      const isUnread = text.includes('Specmatic Test Suite FAILED');
      if (!counts || isUnread) throw new Error(text.slice(-2000));
      const failed = [...text.matchAll(/^\s*"?Scenario: (.*?) has FAILED/gm)].map(([, name = '']) => name);
      for (let at = 0; at < Number(counts[1]); at += 1) {
        const isGood = at < Number(counts[2]);
        verdicts.push([isGood ? '' : (failed[at - Number(counts[2])] ?? 'a test'), isGood ? null : 'failed']);
      }
    }
    return figure('tests that it made of the document', verdicts);
  },
};

interface Summary {
  readonly run: {
    readonly stats: { readonly assertions: { readonly total: number } };
    readonly executions: readonly {
      readonly item: { readonly name: string };
      readonly assertions?: readonly { readonly error?: { readonly message: string } }[];
    }[];
  };
}
interface Newman {
  run(options: object, done: (error: Error | null, summary: Summary) => void): void;
}

function newmanOf({ tools }: Place): Newman {
  return createRequire(join(tools, 'package.json'))('newman') as Newman;
}

export const NEWMAN: Tool = {
  name: 'newman, our Postman collection',
  packages: { newman: '6.2.2' },
  async measure(place) {
    const collection = JSON.parse(readFileSync(place.postman, 'utf8'));
    const summary = await new Promise<Summary>((resolve, reject) =>
      newmanOf(place).run({ collection, reporters: [] }, (error, done) =>
        error ? reject(error) : resolve(done),
      ),
    );
    const ran = new Map(
      summary.run.executions.map(({ item, assertions = [] }) => {
        const [first] = assertions;
        return [item.name, first ? (first.error?.message ?? null) : 'was not asserted'];
      }),
    );
    return figure(
      'operations that succeed',
      exampleRequests(place.openapi).map(({ id }) => [
        id,
        ran.has(id) ? (ran.get(id) ?? null) : 'is not in it',
      ]),
    );
  },
};

export const PACT: Tool = {
  name: 'Pact verifier',
  packages: { '@pact-foundation/pact-core': '19.2.0' },
  async measure(place) {
    const { default: core } = (await import(
      createRequire(join(place.tools, 'package.json')).resolve('@pact-foundation/pact-core')
    )) as { default: { verifyPacts(options: object): Promise<string> } };
    const options = {
      provider: 'desk-server',
      providerBaseUrl: place.url,
      providerStatesSetupUrl: `${place.url}/__replica/pact/states`,
      pactUrls: [place.pact],
      logLevel: 'error',
    };
    const verdict = await core.verifyPacts(options).catch((error: Error) => error.message);
    const { interactionResults } = JSON.parse(verdict) as {
      interactionResults: readonly { readonly interactionDescription: string; readonly result: string }[];
    };
    const { interactions } = JSON.parse(readFileSync(place.pact, 'utf8')) as PactDocument;
    return figure(
      'interactions that the replica keeps',
      interactions.map(({ description }, at) => {
        const result = interactionResults[at]?.result;
        return [description, result === 'OK' ? null : String(result)];
      }),
    );
  },
};

/** Tools that read the documents alone. */

import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PactDocument } from '#contracts/pact/pact-file.ts';
import { run } from './process.ts';
import { exampleRequests } from './replica.ts';
import { figure, type Place, type Tool } from './tool.ts';

const bin = ({ tools }: Place, name: string) => join(tools, 'node_modules/.bin', name);

export const SPECTRAL: Tool = {
  name: 'Spectral, spectral:oas',
  packages: { '@stoplight/spectral-cli': '6.16.3' },
  async measure(place) {
    const rules = join(place.folder, 'spectral.yaml');
    writeFileSync(rules, 'extends: ["spectral:oas"]\n');
    const report = join(place.folder, 'spectral.json');
    const { text } = await run(bin(place, 'spectral'), [
      'lint',
      place.openapi,
      '-r',
      rules,
      '-f',
      'json',
      '-o',
      report,
    ]);
    const found = JSON.parse(readFileSync(report, 'utf8')) as {
      code: string;
      path: string[];
      message: string;
    }[];
    if (!text.includes('No results') && found.length === 0) throw new Error(text);
    const operations = exampleRequests(place.openapi).map(({ id, path }) => {
      const own = found.find((one) => one.path[1] === path.split('?', 1)[0]);
      return [id, own ? own.message : null] as const;
    });
    const others = found
      .filter((one) => one.path[0] !== 'paths')
      .map((one) => [one.path.join('.'), one.message] as const);
    return figure('operations without a finding', [...operations, ...others]);
  },
};

export const ORVAL: Tool = {
  name: 'orval, client',
  packages: { orval: '8.38.0', typescript: '5.9.3' },
  async measure(place) {
    const target = join(place.folder, 'orval/desk.ts');
    const config = join(place.folder, 'orval.config.mjs');
    const output = { target, client: 'fetch', mode: 'single' };
    writeFileSync(
      config,
      `export default ${JSON.stringify({ desk: { input: { target: place.openapi }, output } })};\n`,
    );
    const made = await run(bin(place, 'orval'), ['--config', config], { cwd: place.folder });
    if (made.code !== 0) throw new Error(made.text);
    symlinkSync(join(place.tools, 'node_modules'), join(place.folder, 'node_modules'));
    const options =
      '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --lib es2023,dom,dom.iterable';

    const checked = await run(bin(place, 'tsc'), [...options.split(' '), target], { cwd: place.folder });
    const errors = checked.text.split('\n').filter((line) => line.includes('error TS'));
    const text = readFileSync(target, 'utf8');
    return figure('operations in a client without type errors', [
      ...exampleRequests(place.openapi).map(({ id, path }) => {
        const isThere = text.includes(path.split('?', 1)[0] ?? path);
        return [id, isThere ? null : 'is not in the client'] as const;
      }),
      ...errors.map((line) => ['tsc', line] as const),
    ]);
  },
};

type Handlers = readonly unknown[];
interface Msw {
  setupServer(...handlers: Handlers): { listen(options: object): void; close(): void };
}

export const MSW_SOURCE: Tool = {
  name: '@msw/source',
  packages: { '@msw/source': '0.6.1', msw: '2.14.7' },
  async measure(place) {
    const required = createRequire(join(place.tools, 'package.json'));
    const { setupServer } = required('msw/node') as Msw;
    const entry = join(place.tools, 'node_modules/@msw/source/lib/open-api/from-open-api.js');
    const { fromOpenApi } = (await import(entry)) as { fromOpenApi(document: object): Promise<Handlers> };
    const server = setupServer(...(await fromOpenApi(JSON.parse(readFileSync(place.openapi, 'utf8')))));
    server.listen({
      onUnhandledRequest: () => {
        throw new Error('no handler');
      },
    });
    const verdicts: (readonly [string, string | null])[] = [];
    for (const { id, method, path, body } of exampleRequests(place.openapi)) {
      const problem = await fetch(`${place.url}${path}`, { method, body }).then(
        async (reply) =>
          (await reply.text()) !== '' && reply.status === 200 ? null : `answers ${reply.status}`,
        (error: unknown) => String(error),
      );
      verdicts.push([id, problem]);
    }
    server.close();
    return figure('operations answered by a mock', verdicts);
  },
};

interface Comparison {
  readonly type: string;
  readonly message: string;
  readonly mockDetails?: { readonly interactionDescription?: string };
}

export const COMPARATOR: Tool = {
  name: 'openapi-pact-comparator',
  packages: { '@pactflow/openapi-pact-comparator': '2.3.1' },
  async measure(place) {
    const required = createRequire(join(place.tools, 'package.json'));
    const { Comparator } = required('@pactflow/openapi-pact-comparator') as {
      Comparator: new (options: object) => { compare(pact: object): AsyncIterable<Comparison> };
    };
    const pact = JSON.parse(readFileSync(place.pact, 'utf8')) as PactDocument;
    const problems = new Map<string, string>();
    // The pact asks for refusals with what is beyond the limits.
    const oas = JSON.parse(readFileSync(place.anyValue, 'utf8'));
    for await (const { type, message, mockDetails } of new Comparator({ oas }).compare(pact)) {
      if (type === 'error') problems.set(mockDetails?.interactionDescription ?? '', message);
    }
    return figure(
      'interactions that the document allows',
      pact.interactions.map(({ description }) => [description, problems.get(description) ?? null]),
    );
  },
};

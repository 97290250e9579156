import { existsSync, readFileSync } from 'node:fs';
import { hashFiles } from './hash.mjs';
import { inProject, root } from './paths.mjs';
import { readStamp } from './stamp.mjs';

/** The hashes that the generator leaves with what it wrote. */
export const MADE_FROM = 'contracts/generated/made-from.json';

/** Tests, browser specs and hidden files change no product. */
export function isProductFile(path) {
  return !/(^|\/)\.|\.(test|spec|test-d)\.[cm]?[jt]sx?$|^web\/e2e$|^contracts\/(pact|decisions)$|\.md$/.test(
    path,
  );
}

const everyBuild = ['package.json', 'package-lock.json', 'tsconfig.json', 'contracts'];

/** What the code is generated from, and what was generated; written beside it, so that a clone knows that it is current. */
export function contractSources() {
  return {
    contract: hashFiles(root, ['openapi.yaml', 'contracts/openapi']),
    generated: hashFiles(
      root,
      ['contracts/generated', 'server/dispatch/generated'],
      (path) => path !== MADE_FROM,
    ),
  };
}

/** Whether the generated code belongs to the contract, neither of them changed since. */
export function isGeneratedCurrent() {
  const wanted = contractSources();
  const { contract, generated } = readStamp(inProject(MADE_FROM));
  return contract === wanted.contract && generated === wanted.generated && isEveryHandlerKnown();
}

/** Whether the dispatch names exactly the handlers that are there. */
function isEveryHandlerKnown() {
  const read = (path) => readFileSync(inProject(path), 'utf8');
  const dispatch = read('server/dispatch/generated/handlers.ts');
  return JSON.parse(read('contracts/generated/operations.json')).every(
    ({ service, method }) =>
      dispatch.includes(`/${service}/${method}.ts'`) ===
      existsSync(inProject('server', 'services', service, `${method}.ts`)),
  );
}

export function contractHash() {
  return hashFiles(root, ['package-lock.json', 'openapi.yaml', 'contracts', 'scripts'], (path) => {
    if (!isProductFile(path)) return false;
    return /^contracts\/(openapi|generated|[^/]+\.(ts|ya?ml)$)|^scripts\/(generate|contract|openapi)/.test(
      path,
    );
  });
}

export function webHash() {
  return hashFiles(root, [...everyBuild, 'web', 'vite.config.ts', 'scripts/build'], isProductFile);
}

export function serverHash() {
  return hashFiles(
    root,
    [...everyBuild, 'server', 'db', 'scripts/build-server.mjs', 'scripts/source-urls.mjs'],
    isProductFile,
  );
}

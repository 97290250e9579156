import { hashFiles } from './hash.mjs';
import { root } from './paths.mjs';

/** Tests, browser specs and hidden files change no product. */
export function isProductFile(path) {
  return !/(^|\/)\.|\.(test|spec|test-d)\.[cm]?[jt]sx?$|^web\/e2e$|^contracts\/(pact|decisions)$|\.md$/.test(
    path,
  );
}

const everyBuild = ['package.json', 'package-lock.json', 'tsconfig.json', 'contracts'];

export function contractHash() {
  return hashFiles(root, ['package-lock.json', 'openapi.yaml', 'contracts', 'scripts'], (path) => {
    if (!isProductFile(path)) return false;
    return /^contracts\/(openapi|generated|[^/]+\.(ts|ya?ml)$)|^scripts\/(generate|contract|openapi)/.test(
      path,
    );
  });
}

export function webHash() {
  return hashFiles(root, [...everyBuild, 'web', 'vite.config.ts'], isProductFile);
}

export function serverHash() {
  return hashFiles(root, [...everyBuild, 'server', 'db', 'scripts/build-server.mjs'], isProductFile);
}

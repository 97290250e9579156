/**
 * Puts the head start into the page, in front of everything: a script of its own, built by itself, so that it waits for
 * none of the scripts that it runs ahead of. While developing there is none, and nothing but time is missing.
 */
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { BUILD_TARGET } from './browser-floor.ts';

export function headStart(base: string, entry: string): Plugin {
  let fileName = '';
  let root = '';
  return {
    name: 'head-start',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const code = await builtAlone(root, entry);
      fileName = `assets/head-start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml(_html, { path }) {
      if (path !== '/index.html') return undefined;
      const src = `${base}${fileName}`;
      return [
        { tag: 'script', attrs: { async: true, fetchpriority: 'high', src }, injectTo: 'head-prepend' },
      ];
    },
  };
}

async function builtAlone(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'head-start.js' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...more] = outputs;
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The head start is one script');
  return script.code;
}

/** The proxy of a company (代理) between this machine and a backend, by the variables that most programs know. */
import { type Sentence, sentence } from '#contracts/sentences.mjs';
import { isLoopback } from '#server/loopback.ts';
import type { Target } from './target.ts';

type Source = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

export type ProxyChoice =
  | { readonly ok: true; readonly proxy: URL | null }
  | { readonly ok: false; readonly problem: Sentence };

/** This machine is always reached straight. */
export function chooseProxy({ origin }: Target, source: Source): ProxyChoice {
  const { protocol, hostname, port } = new URL(origin);
  const direct: ProxyChoice = { ok: true, proxy: null };
  if (isLoopback(hostname)) return direct;
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const text = (source[name.toLowerCase()] || source[name] || '').trim();
  if (text === '') return direct;
  const excepted = source.no_proxy || source.NO_PROXY || '';
  if (isExcepted(hostname, port || (DEFAULT_PORTS[protocol] ?? ''), excepted)) return direct;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const proxy = URL.canParse(address) ? new URL(address) : null;
  if (proxy === null || !/^https?:$/.test(proxy.protocol) || proxy.hostname === '') {
    // Not the value: it may hold a password.
    return {
      ok: false,
      problem: sentence('{} is no address of a proxy such as http://proxy.example:3128.', name),
    };
  }
  return { ok: true, proxy };
}

/** NO_PROXY: hosts with what is below them, each perhaps with a port, or * for all. */
function isExcepted(host: string, port: string, list: string): boolean {
  const wanted = host.replace(/^\[|\]$/g, '').toLowerCase();
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const [, bare = '', onlyPort] = /^(\[[^\]]*\]|[^:]*|[^:]*:[^:]*:.*)(?::(\d+))?$/.exec(entry) ?? [];
      if (onlyPort !== undefined && onlyPort !== port) return false;
      const name = bare.replace(/^\[|\]$/g, '').replace(/^\*?\./, '');
      return name !== '' && (wanted === name || wanted.endsWith(`.${name}`));
    });
}

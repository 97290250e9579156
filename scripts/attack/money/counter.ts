/** Members, the cashier and the hand that steers the world, each speaking to the shop as they would. */
import { type Input, type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { Disagreement } from './disagreement.ts';
import type { Request, Shop } from './shop.ts';

export type Data = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly isDone: boolean;
  readonly reason: string;
  readonly data: Data;
  /** How often it had to be asked again, because no whole answer came. */
  readonly repeats: number;
}

/** Things that break on purpose; the counter asks again until they no longer do, as a browser would. */
export interface Breaking {
  readonly isArmed: () => boolean;
  /** Called after each answer that did not come whole, with how many that were. */
  readonly broke: (times: number) => Promise<void>;
}

const MOST_REPEATS = 50;

export class Counter {
  readonly #shop: Shop;
  readonly #breaking: Breaking;
  readonly #tokens = new Map<string, string>();
  /** Whose account is no more. */
  readonly gone = new Set<string>();
  broken = 0;
  /** How often which call was refused, and why. */
  readonly refusals = new Map<string, number>();
  /** What was said lately, for whoever has to find out. */
  readonly heard: string[] = [];

  constructor(shop: Shop, breaking: Breaking) {
    this.#shop = shop;
    this.#breaking = breaking;
  }

  async ask<K extends OperationId>(account: string, operation: K, input: Partial<Input<K>>): Promise<Answer> {
    const answer = await this.#asked(account, operation, input as Record<string, string>);
    if (answer.reason !== 'not-logged-in') return answer;
    this.#tokens.delete(account);
    return this.#asked(account, operation, input as Record<string, string>);
  }

  async control(method: Request['method'], path: string, json: object = {}): Promise<Answer> {
    const more = method === 'POST' ? { json } : {};
    return this.#whole(path, { method, path: `/__replica/${path}`, token: '', ...more });
  }

  /** Whoever holds the code of a payment stands at the cashier; without an outcome the code is only scanned. */
  async cashier(code: string, outcome: string | null): Promise<Answer> {
    const path = `/cashier-api/${code}`;
    if (outcome === null) {
      return this.#whole('scan', { method: 'POST', path: `${path}/scan`, token: '', json: {} });
    }
    return this.#whole(`cashier ${outcome}`, {
      method: 'POST',
      path: `${path}/pay`,
      token: '',
      json: { outcome },
    });
  }

  isBreaking(): boolean {
    return this.#breaking.isArmed();
  }

  async #asked(account: string, operation: OperationId, input: Record<string, string>): Promise<Answer> {
    const token = this.#tokens.get(account) ?? (await this.#logIn(account));
    const { httpMethod, path } = operationMeta(operation);
    const form = new URLSearchParams(input).toString();
    const said = `${account} ${operation} ${form}`;
    if (httpMethod === 'POST') return this.#whole(said, { method: 'POST', path: toWire(path), token, form });
    return this.#whole(said, { method: 'GET', path: toWire(form === '' ? path : `${path}?${form}`), token });
  }

  async #logIn(account: string): Promise<string> {
    const { isDone, data } = await this.control('POST', `personas/${account}/login`);
    if (!isDone) {
      this.gone.add(account);
      return '';
    }
    const token = String(data.token);
    this.#tokens.set(account, token);
    return token;
  }

  /** Asks until a whole answer comes. A broken one that nobody brought about is a finding. */
  async #whole(said: string, request: Request): Promise<Answer> {
    for (let repeats = 0; repeats < MOST_REPEATS; repeats += 1) {
      const wasArmed = this.#breaking.isArmed();
      const { status, text } = await this.#shop(request);
      const answer = status >= 500 || status === 0 ? null : readAnswer(status, text);
      this.#note(`${said} -> ${status} ${text.slice(0, 160)}`);
      if (answer) return this.#counted(said, { ...answer, repeats });
      if (!wasArmed && !this.#breaking.isArmed())
        throw new Disagreement(`${said} answered ${status} ${text.slice(0, 300)}`);
      this.broken += 1;
      await this.#breaking.broke(repeats + 1);
    }
    throw new Disagreement(`${said} has no answer after ${MOST_REPEATS} tries`);
  }

  #counted(said: string, answer: Answer): Answer {
    if (answer.isDone) return answer;
    const operation = said.split(' ').find((word) => word.includes('.')) ?? said.split('/')[0];
    const why = `${operation} ${answer.reason}`;
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
    return answer;
  }

  #note(line: string): void {
    this.heard.push(line);
    if (this.heard.length > 60) this.heard.shift();
  }
}

/** Null where it is no whole answer. updateCart answers a text, and the control plane no envelope. */
function readAnswer(status: number, text: string): Omit<Answer, 'repeats'> | null {
  if (text === 'ok') return { isDone: true, reason: '', data: {} };
  try {
    const json = JSON.parse(text) as { code?: number; reason?: string; data?: Data };
    if (typeof json !== 'object' || json === null) return null;
    const isEnvelope = typeof json.code === 'number';
    const isDone = status < 400 && (!isEnvelope || json.code === 0);
    const reason =
      json.code === 401 ? 'not-logged-in' : (json.reason ?? (isDone ? '' : String(json.code ?? status)));
    return { isDone, reason, data: isEnvelope && json.data ? json.data : (json as Data) };
  } catch {
    return status < 400 && !text.startsWith('{') ? { isDone: false, reason: 'text', data: {} } : null;
  }
}

/** A list in a reply. */
export function listIn(data: Data, name = 'list'): readonly Data[] {
  const value = data[name];
  return Array.isArray(value) ? value : [];
}

export function textIn(data: Data | undefined, name: string): string {
  const value = data?.[name];
  return typeof value === 'string' ? value : '';
}

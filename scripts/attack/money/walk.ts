import type { Input, OperationId } from '#contracts/operations.ts';
import { Books } from './books.ts';
import type { Chance } from './chance.ts';
import { type Answer, type Counter, type Data, listIn, textIn } from './counter.ts';
import { Disagreement } from './disagreement.ts';

/** What came of an act: it happened, the shop refused it with reason, or there was nothing to do it with. */
export type Outcome = 'done' | 'refused' | 'nothing';

export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly run: (walk: Walk) => Promise<Outcome>;
}

interface Intent {
  readonly account: string;
  readonly operation: OperationId;
  readonly input: Record<string, string>;
  readonly name: string;
  readonly step: number;
}

/** By what an answer names the thing that a key began. */
const NAMES = ['payNo', 'orderNo', 'invoiceNo', 'requestID', 'opusID', 'until', 'title'];
const KEPT_INTENTS = 40;
/** A key is forgotten after a week of the world's time. */
const KEY_LIVES_MS = 6 * 86_400_000;

export const OWNER = 'enterprise';
/** The owner's colleagues come after who shops alone. */
export const MEMBERS = ['super', 'vip', 'demo', OWNER, 'fresh', 'zhouyining', 'xukexin'] as const;

/** Several members of one shop and all that they do with money, drawn from a seed. */
export class Walk {
  readonly chance: Chance;
  readonly counter: Counter;
  readonly books: Books;
  /** Works that an account made here, to be printed. */
  readonly works = new Map<string, string>();
  /** Whoever asked to be closed is left alone, so that it can come to that. */
  readonly leaving = new Set<string>();
  /** What customers handed to outside parties, and what of it nobody told the shop about yet. */
  receivedFen = 0;
  readonly silent = new Map<string, number>();
  /** Who is in the owner's team, as its list was last read. */
  colleagues: readonly string[] = ['zhouyining', 'xukexin'];
  /** How far the clock was advanced. */
  passedMs = 0;
  step = 0;
  repeated = 0;
  readonly #intents: Intent[] = [];
  readonly #prefix: string;
  #keys = 0;

  constructor(chance: Chance, counter: Counter, prefix: string) {
    this.chance = chance;
    this.counter = counter;
    this.books = new Books(counter);
    this.#prefix = prefix;
  }

  account(): string {
    const here = MEMBERS.filter((one) => this.isHere(one));
    // Whoever has more work and more money comes more often.
    return this.chance.of(this.chance.isIn(60) ? here.slice(0, 4) : here) ?? OWNER;
  }

  /** Whoever has an order in one of these states, as far as the walk knows; otherwise anybody. */
  accountWithOrder(states: readonly string[]): string {
    const { orders } = this.books;
    const known = [...orders.values()]
      .slice(-80)
      .filter(({ account, state }) => states.includes(state) && this.isHere(account));
    return this.chance.of(known)?.account ?? this.account();
  }

  isHere(account: string): boolean {
    return !this.counter.gone.has(account) && !this.leaving.has(account);
  }

  newKey(): string {
    this.#keys += 1;
    return `walk-${this.#prefix}-${this.#keys}`;
  }

  ask<K extends OperationId>(account: string, operation: K, input: Partial<Input<K>>): Promise<Answer> {
    return this.counter.ask(account, operation, input);
  }

  async list<K extends OperationId>(
    account: string,
    operation: K,
    input: Partial<Input<K>>,
  ): Promise<readonly Data[]> {
    return listIn((await this.ask(account, operation, input)).data);
  }

  /** A call with a key, often made twice, as by a double click: both have to name the same thing. */
  async intend<K extends OperationId>(
    account: string,
    operation: K,
    input: Omit<Partial<Input<K>>, 'idemKey'>,
  ): Promise<Answer> {
    const idemKey = this.newKey();
    const whole = { ...input, idemKey } as unknown as Record<string, string>;
    const answer = await this.ask(account, operation, whole as Partial<Input<K>>);
    if (!answer.isDone) return answer;
    const intent = { account, operation, input: whole, name: nameIn(answer.data), step: this.passedMs };
    this.#intents.push(intent);
    if (this.#intents.length > KEPT_INTENTS) this.#intents.shift();
    if (this.chance.isIn(12)) await this.repeat(intent);
    return answer;
  }

  /** An old call comes again: out of order, and long after it was answered. */
  async repeatOld(): Promise<Outcome> {
    const intent = this.chance.of(this.#intents.filter(({ step }) => this.passedMs - step < KEY_LIVES_MS));
    if (!intent || !this.isHere(intent.account)) return 'nothing';
    await this.repeat(intent);
    return 'done';
  }

  async repeat({ account, operation, input, name }: Intent): Promise<void> {
    this.repeated += 1;
    const again = await this.ask(account, operation, input);
    const named = nameIn(again.data);
    // What it began may be of a kind that is checked before the key is looked up, and then is refused.
    if (again.isDone && named !== name) {
      throw new Disagreement(
        `${operation} with key ${input.idemKey} began "${name}", and once more "${named}"`,
      );
    }
  }
}

function nameIn(data: Data): string {
  return NAMES.map((name) => textIn(data, name)).join('/');
}

export function outcomeOf({ isDone }: Answer): Outcome {
  return isDone ? 'done' : 'refused';
}

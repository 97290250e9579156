import type { Database } from '../client.ts';

export interface ScenarioContext {
  readonly db: Database;
  /** The clock's moment, in epoch milliseconds. */
  readonly now: number;
  /** What the invented parts are drawn from; 1 where nobody cares. */
  readonly seed?: number;
  /** Keeps the bytes of a file under its hash; without it only its row is there. */
  readonly putFile?: (hash: string, content: Uint8Array) => void;
}

/** Parameters are texts, because they also arrive from a URL, a command line and a contract test. */
export type ScenarioParams = Readonly<Record<string, string>>;

/** Builds one precondition in a database. Running it twice is as good as once. */
export interface Scenario<P extends ScenarioParams = ScenarioParams> {
  readonly name: string;
  /** What it is called where Chinese is spoken, with the words it is looked for by. */
  readonly title: string;
  readonly description: string;
  /** Every parameter there is, with the value it has when nobody says otherwise. */
  readonly defaults: P;
  /** The values of a parameter that has only some. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Answers what a caller needs to go on: ids, tokens. */
  run(context: ScenarioContext, params: P): Record<string, string>;
}

/** The parameters make no sense in this database. */
export class ScenarioRefused extends Error {
  override readonly name = 'ScenarioRefused';
}

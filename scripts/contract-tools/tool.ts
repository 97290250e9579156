/** What every tool is given, and what it has to say. */
export interface Place {
  /** Where the replica listens, and what of it is served there. */
  readonly url: string;
  /** The folder with the tools; each is called by its own name. */
  readonly tools: string;
  /** A folder for what a tool writes. */
  readonly folder: string;
  /** The files of `replica contract export`. */
  readonly openapi: string;
  readonly anyValue: string;
  readonly pact: string;
  readonly postman: string;
}

export interface Figure {
  readonly good: number;
  readonly all: number;
  /** Of what the tool counted. */
  readonly what: string;
  /** The first things that are not good. */
  readonly problems: readonly string[];
}

export interface Tool {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  /** What stays imperfect, and why that is the tool's own. */
  readonly remark?: string;
  /** It cannot take everything, so that what is left ends no run. */
  readonly isBounded?: true;
  /** Null where the machine lacks what the tool stands on; the remark then says what. */
  measure(place: Place): Promise<Figure | null>;
}

export function figure(
  what: string,
  verdicts: readonly (readonly [name: string, problem: string | null])[],
): Figure {
  const problems = verdicts.flatMap(([name, problem]) => (problem === null ? [] : [`${name}: ${problem}`]));
  return { what, all: verdicts.length, good: verdicts.length - problems.length, problems };
}

/** What MDN's data say about the browsers of the floor. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BROWSER_FLOOR } from '../build/browser-floor.ts';

interface Statement {
  readonly version_added?: string | false | null;
  readonly version_removed?: string | false;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** The parts of a feature are features; its own statements stand beside them, as "__compat". */
export interface Feature {
  readonly [part: string]: Feature | undefined;
}

type Support = Readonly<Record<string, Statement | readonly Statement[]>>;

function supportOf(feature: Feature | undefined): Support | undefined {
  return (feature as { __compat?: { support: Support } } | undefined)?.__compat?.support;
}

function statementsOf(support: Support, browser: string): readonly Statement[] {
  return [support[browser] ?? []].flat();
}

function hasIt(statement: Statement, floor: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false;
  const isBy = (version: unknown) =>
    typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= floor;
  return isBy(added) && !isBy(removed);
}

/** The browsers of the floor that lack a feature; none for what the data do not know. */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = supportOf(feature);
  if (support === undefined) return [];
  return Object.entries(BROWSER_FLOOR).flatMap(([browser, floor]) => {
    return statementsOf(support, browser).some((statement) => hasIt(statement, floor))
      ? []
      : [`${browser} ${floor}`];
  });
}

/** Whether it is more than one maker's experiment. */
export function isCommon(feature: Feature): boolean {
  const support = supportOf(feature) ?? {};
  const makers = Object.keys(BROWSER_FLOOR).filter((browser) =>
    statementsOf(support, browser).some((statement) => hasIt(statement, Number.POSITIVE_INFINITY)),
  );
  return makers.length > 1;
}

export const isLacked = (feature: Feature | undefined) => lackedBy(feature).length > 0;

interface Data {
  readonly api: Feature;
  readonly css: Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Feature>>;
  readonly html: Readonly<Record<'global_attributes' | 'elements', Feature>>;
  readonly javascript: { readonly builtins: Feature };
}

export const DATA: Data = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
);

/** The parts of a feature that are features themselves. */
export function partsOf(feature: Feature | undefined): [name: string, part: Feature][] {
  return Object.entries(feature ?? {}).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && entry[1] !== undefined,
  );
}

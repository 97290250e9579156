/**
 * What a field may say of where it comes from. `x-provenance` is about the field itself and everything in it;
 * `x-provenance-required` and `x-provenance-form` are about one field whose name is documented, but not that it is
 * always there, or not its type, format and values. `x-values` tells the values of a text one by one.
 */
import type { ContractDocument } from './document.ts';

export const PROVENANCES: ReadonlySet<string> = new Set(['documented', 'assumed', 'invented']);

const MARKS = ['x-provenance', 'x-provenance-required', 'x-provenance-form'] as const;
const REQUIRED = 'x-provenance-required';

type Part = Readonly<Record<string, unknown>>;

export function fieldProvenanceProblems(document: ContractDocument): string[] {
  const problems: string[] = [];
  function visit(value: unknown, place: string, isRequired: boolean): void {
    if (!isPart(value)) return;
    problems.push(...markProblems(value, place, isRequired), ...valueProblems(value['x-values'], place));
    for (const [key, part] of Object.entries(value)) {
      if (key === 'properties' && isPart(part)) {
        const required = new Set(Array.isArray(value.required) ? value.required : []);
        for (const [name, field] of Object.entries(part)) {
          visit(field, `${place}/properties/${name}`, required.has(name));
        }
      } else visit(part, `${place}/${key}`, false);
    }
  }
  visit(document, '', false);
  return problems;
}

function isPart(value: unknown): value is Part {
  return value !== null && typeof value === 'object';
}

function markProblems(value: Part, place: string, isRequired: boolean): string[] {
  const said = MARKS.filter((mark) => Object.hasOwn(value, mark));
  const unknown = said
    .filter((mark) => !PROVENANCES.has(String(value[mark])))
    .map((mark) => `${place}: ${JSON.stringify(value[mark])} is no provenance`);
  const isAstray = said.includes(REQUIRED) && !isRequired;
  return [...unknown, ...(isAstray ? [`${place}: ${REQUIRED} stands on what is not required`] : [])];
}

/** Each value of a text by its position, counted from 1 and without a gap. */
function valueProblems(values: unknown, place: string): string[] {
  if (values === undefined) return [];
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  const isSound = list.every(
    (value, index) =>
      isPart(value) &&
      value.at === index + 1 &&
      typeof value.name === 'string' &&
      PROVENANCES.has(String(value['x-provenance'])),
  );
  if (isSound && list.length > 0) return [];
  return [`${place}/x-values: say at (from 1, without a gap), name and x-provenance of each value`];
}

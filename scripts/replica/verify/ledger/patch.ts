/** The change of the contract that a ledger proposes, as `git apply` takes it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileAndLine } from '../../report/reported.ts';
import { keyOf, readFlowMap, writeFlowMap, yamlOf } from './flow-map.ts';
import type { Judged } from './ledger.ts';
import { unifiedDiff } from './unified-diff.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Proposal {
  readonly patch: string;
  /** What one line of YAML cannot say, for a person. */
  readonly byHand: readonly string[];
}

/**
 * What is confirmed becomes documented: the target is what the specification describes. What is refuted takes the form
 * that was seen and stays assumed, so that the next run has to confirm it.
 */
export function proposePatch(judged: readonly Judged[], root = ROOT): Proposal {
  const files = new Map<string, { readonly before: readonly string[]; readonly after: string[] }>();
  const byHand: string[] = [];
  const linesOf = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const before = readFileSync(`${root}${file}`, 'utf8').split('\n');
    const made = { before, after: [...before] };
    files.set(file, made);
    return made;
  };
  for (const one of judged) {
    const { state, operation, path, aspect, contractPlace } = one.line;
    if (state === 'not seen') continue;
    const { file, line } = fileAndLine(contractPlace);
    const isDone = line !== null && changeLine(linesOf(file).after, line - 1, one, judged);
    if (!isDone) byHand.push(`${state}: the ${aspect} of ${operation} ${path} (${contractPlace})`);
  }
  const patch = [...files].map(([file, { before, after }]) => unifiedDiff(file, before, after)).join('');
  return { patch, byHand };
}

function changeLine(lines: string[], at: number, one: Judged, all: readonly Judged[]): boolean {
  const { line, assumption } = one;
  if (line.state === 'confirmed') {
    // A mark for the whole field speaks for its presence and its form, and for every operation that has the schema.
    if (assumption.isShared || !isConfirmedEverywhere(one, all)) return false;
    return replaceMark(lines, at, assumption.mark, 'documented');
  }
  if (assumption.aspect === 'presence') return dropRequired(lines, at, assumption.field);
  return changeForm(lines, at, one);
}

function isConfirmedEverywhere({ assumption }: Judged, all: readonly Judged[]): boolean {
  const { schema, field, mark } = assumption;
  return all
    .filter((other) => other.assumption.schema === schema && other.assumption.field === field)
    .filter((other) => other.assumption.mark === mark)
    .every(({ line }) => line.state === 'confirmed');
}

/** In the line of the field, or in one of the lines that are indented below it. */
function replaceMark(lines: string[], at: number, mark: string, by: string): boolean {
  const depth = indent(lines[at] ?? '');
  for (let here = at; here < lines.length; here += 1) {
    const line = lines[here] ?? '';
    if (here > at && indent(line) <= depth) break;
    const isOwn = here === at || indent(line) === depth + 2;
    const [from, to] = [`${mark}: assumed`, `${mark}: ${by}`];
    if (isOwn && line.includes(to)) return true;
    if (isOwn && line.includes(from)) {
      lines[here] = line.replace(from, to);
      return true;
    }
  }
  return false;
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

/** `name?` is a field that may be left out. */
function dropRequired(lines: string[], at: number, field: string): boolean {
  const line = lines[at] ?? '';
  if (!line.trimStart().startsWith(`${field}:`)) return false;
  lines[at] = line
    .replace(`${field}:`, `${field}?:`)
    // A mark about being there has nothing left to be about.
    .replace(/, x-provenance-required: assumed|x-provenance-required: assumed, /, '');
  return true;
}

const BOUNDS = ['const', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'];

function changeForm(lines: string[], at: number, { assumption, types, strange }: Judged): boolean {
  const map = readFlowMap(lines[at] ?? '');
  if (map === null) return false;
  const keepsType = types.length === 1 && types[0] === assumption.form.type;
  const seen = [...new Set(strange)];
  const known = Array.isArray(assumption.form.enum) ? assumption.form.enum : [];
  const widened =
    keepsType && known.length > 0 && seen.length > 0 ? [`enum: ${yamlOf([...known, ...seen])}`] : [];
  const type = `type: ${yamlOf(types.length === 1 ? types[0] : types)}`;
  const others = map.parts.filter((part) => ![...BOUNDS, 'type', '$ref'].includes(keyOf(part)));
  const isMarked = others.some((part) => /^x-provenance(-form)?: assumed$/.test(part));
  const marks = isMarked ? [] : ['x-provenance-form: assumed'];
  lines[at] = writeFlowMap({ before: map.before, parts: [type, ...widened, ...others, ...marks] });
  return true;
}

import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import schemas from '#contracts/generated/schemas.json' with { type: 'json' };
import type { OperationId } from '#contracts/operations.ts';
import { quick, thorough } from './ajv.ts';
import type { Aspect } from './reply-place.ts';

interface OperationSchemas {
  readonly input: object;
  readonly json: object | null;
  readonly text: object | null;
}

export type SchemaPart = keyof OperationSchemas;

const MOST_PROBLEMS = 20;
const compiled = new Map<string, ValidateFunction>();
const table: Readonly<Record<string, OperationSchemas | undefined>> = schemas;

export function schemaOf(operation: OperationId, part: SchemaPart): object | null {
  return table[operation]?.[part] ?? null;
}

/** Compiled on first use, so that a start does not pay for unused operations. */
export function validator(operation: OperationId, part: SchemaPart): ValidateFunction | null {
  const schema = schemaOf(operation, part);
  if (!schema) return null;
  const key = `${operation} ${part}`;
  const known = compiled.get(key);
  if (known) return known;
  const fresh = quick.compile(schema);
  compiled.set(key, fresh);
  return fresh;
}

/** The deepest problem is the most specific: with `oneOf` the first errors only say that no branch fits. */
export function firstProblem(errors: readonly ErrorObject[] | null | undefined): {
  pointer: string;
  problem: string;
} {
  const { pointer, problem } = worstProblem(errors);
  return { pointer, problem };
}

/** The same, naming the field itself if it is missing or unexpected, and what is wrong with it. */
export function worstProblem(errors: readonly ErrorObject[] | null | undefined): {
  pointer: string;
  problem: string;
  part: string;
  aspect: Aspect;
} {
  const [worst] = deepestFirst(errors);
  if (!worst) return { pointer: '', problem: 'does not fit the contract', part: '', aspect: 'form' };
  const { missingProperty, additionalProperty } = worst.params;
  const extra = additionalProperty ?? missingProperty;
  const problem = extra ? `${worst.message} (${extra})` : (worst.message ?? 'does not fit the contract');
  const part = extra ? `${worst.instancePath}/${extra}` : worst.instancePath;
  const aspect = additionalProperty ? 'further field' : missingProperty ? 'presence' : 'form';
  return { pointer: worst.instancePath, problem, part, aspect };
}

/** Everything wrong with a value: the most specific problem first, then the others in its branch of `oneOf`. */
export function problemsOf(
  operation: OperationId,
  part: SchemaPart,
  value: unknown,
): { pointer: string; problem: string }[] {
  const fits = validator(operation, part);
  const schema = schemaOf(operation, part);
  if (!fits || !schema || fits(value)) return [];
  const [worst] = deepestFirst(fits.errors);
  const validate = thorough.compile(schema);
  validate(value);
  const all = deepestFirst(validate.errors).filter(
    (error) => error.keyword !== 'oneOf' && branchOf(error) === branchOf(worst),
  );
  const found = new Map(
    [...(worst ? [worst] : []), ...all].map((error) => {
      const said = firstProblem([error]);
      return [`${said.pointer} ${said.problem}`, said];
    }),
  );
  return [...found.values()].slice(0, MOST_PROBLEMS);
}

function deepestFirst(errors: readonly ErrorObject[] | null | undefined): ErrorObject[] {
  return [...(errors ?? [])].sort((a, b) => b.instancePath.length - a.instancePath.length);
}

function branchOf(error: ErrorObject | undefined): string {
  return /^#\/oneOf\/\d+/.exec(error?.schemaPath ?? '')?.[0] ?? '';
}

export function describeInputProblem(errors: readonly ErrorObject[] | null | undefined): string {
  const [first] = errors ?? [];
  if (first?.keyword === 'required') return `请求参数不正确：缺少 ${first.params.missingProperty}`;
  if (first?.instancePath) return `请求参数不正确：${first.instancePath.slice(1)} 的格式不对`;
  return '请求参数不正确';
}

import { badControlRequest } from './control-problem.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The JSON object a request brought; no body at all is an empty one. */
export function fieldsOf(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return { ...body };
  throw badControlRequest('the body must be a JSON object');
}

/** Refuses a field nobody reads: it is nearly always a misspelt one. */
export function demandKnown(fields: Fields, known: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const allowed = known.length > 0 ? `known are ${known.join(', ')}` : 'there are none';
  throw badControlRequest(`unknown field "${unknown}"; ${allowed}`);
}

export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw badControlRequest(`${name} must be a text`);
}

/** A text from a form and a number from JSON are read alike. */
export function numberField(
  fields: Fields,
  name: string,
  { min, max, isWhole = true }: { min: number; max: number; isWhole?: boolean },
): number | undefined {
  const given = fields[name];
  if (given === undefined || given === null) return undefined;
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  const isGood =
    typeof value === 'number' && value >= min && value <= max && (!isWhole || Number.isInteger(value));
  if (isGood) return value;
  throw badControlRequest(`${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`);
}

export function demanded<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw badControlRequest(`${name} is missing`);
  return value;
}

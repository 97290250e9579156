/**
 * What a request field may hold, as the contract says it beside the field (`x-limits`). Our own server never sees it: it
 * answers what goes beyond in words, with the reason of the rule. Other people's tools take it as JSON Schema.
 */
export interface RequestLimits {
  readonly enum?: readonly string[];
  /** From `^` to `$`. */
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of the whole number that the text writes. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The pattern of each part of a list that is joined by commas, and how many there may be. */
  readonly items?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The empty text stands for nothing, and is right too. */
  readonly orEmpty?: boolean;
}

/** So many digits are whole numbers that nothing rounds. */
const DIGITS_MAX = 15;

/** The same as keywords that are about texts, because everything that is sent is one. */
export function limitsAsSchema(limits: RequestLimits): Readonly<Record<string, unknown>> {
  const { minimum, maximum, items, minItems, maxItems, orEmpty = false, ...plain } = limits;
  const pattern = patternOf(limits);
  return {
    ...plain,
    ...(pattern === null ? {} : { pattern: `^${orEmpty ? `(${pattern})?` : pattern}$` }),
    ...(plain.enum && orEmpty ? { enum: [...plain.enum, ''] } : {}),
  };
}

function patternOf({
  pattern,
  minimum,
  maximum,
  items,
  minItems = 1,
  maxItems,
}: RequestLimits): string | null {
  if (minimum !== undefined) return `(${wholeNumbers(minimum, maximum ?? 10 ** DIGITS_MAX - 1)})`;
  if (items !== undefined) {
    const one = `(${inner(items)})`;
    return `${one}(,${one}){${minItems - 1},${maxItems === undefined ? '' : maxItems - 1}}`;
  }
  return pattern === undefined ? null : inner(pattern);
}

function inner(pattern: string): string {
  return pattern.slice(1, -1);
}

/** A pattern of the whole numbers from one to another, without leading zeros. */
function wholeNumbers(from: number, to: number): string {
  const parts = from === 0 ? ['0'] : [];
  const all: number[] = [];
  for (let digits = 1; digits <= String(to).length; digits += 1) {
    const [first, last] = [10 ** (digits - 1), 10 ** digits - 1];
    if (from <= first && last <= to) all.push(digits - 1);
    else parts.push(...alike(String(Math.max(from, first)), String(Math.min(to, last))));
  }
  const [fewest, most] = [all[0], all.at(-1)];
  return [...parts, ...(fewest === undefined ? [] : [`[1-9][0-9]{${fewest},${most}}`])].join('|');
}

/** Patterns of the numbers between two that have as many digits. */
function alike(least: string, most: string): string[] {
  if (Number(least) > Number(most)) return [];
  const rest = least.length - 1;
  const isWhole = /^0*$/.test(least.slice(1)) && /^9*$/.test(most.slice(1));
  const [first, last] = [Number(least[0]), Number(most[0])];
  if (isWhole) return [digit(first, last) + anyDigits(rest)];
  if (first === last) return alike(least.slice(1), most.slice(1)).map((part) => first + part);
  return [
    ...alike(least, first + '9'.repeat(rest)),
    ...(last - first > 1 ? [digit(first + 1, last - 1) + anyDigits(rest)] : []),
    ...alike(last + '0'.repeat(rest), most),
  ];
}

function digit(from: number, to: number): string {
  return from === to ? String(from) : `[${from}-${to}]`;
}

function anyDigits(count: number): string {
  return count === 0 ? '' : count === 1 ? '[0-9]' : `[0-9]{${count}}`;
}

/** A field of the contract that is written in one line, as `name: { type: string, enum: [Y, N] }`, part by part. */
export interface FlowMap {
  readonly before: string;
  readonly parts: readonly string[];
}

const OPENING = '[{(';
const CLOSING = ']})';

/** Null where the line holds no such field, or one that does not end in it. */
export function readFlowMap(line: string): FlowMap | null {
  const [, before = '', inner] = /^(\s*[\w$]+\??: )\{ (.*) \}$/.exec(line) ?? [];
  if (inner === undefined) return null;
  const parts: string[] = [];
  let [part, depth, quote] = ['', 0, ''];
  for (const sign of inner) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0 && quote === '') {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return { before, parts: [...parts, part.trim()] };
}

export function writeFlowMap({ before, parts }: FlowMap): string {
  return `${before}{ ${parts.join(', ')} }`;
}

export function keyOf(part: string): string {
  return part.slice(0, part.indexOf(':'));
}

/** A value as YAML writes it. */
export function yamlOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(yamlOf).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  return /^[A-Za-z][\w-]*$/.test(value) && !/^(true|false|null|yes|no|on|off)$/i.test(value)
    ? value
    : `'${value.replaceAll("'", "''")}'`;
}

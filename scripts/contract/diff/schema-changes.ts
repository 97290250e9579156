import type { JsonSchema } from '../document.ts';

/** Who has to cope with a value: the server with a request, the client with a reply. */
export type Direction = 'request' | 'reply';

export interface Change {
  readonly isBreaking: boolean;
  /** Where in the operation: reply.data.list[].ID */
  readonly place: string;
  readonly text: string;
}

type Resolve = (schema: JsonSchema) => JsonSchema;

export interface SchemaPair {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
  readonly direction: Direction;
  readonly place: string;
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
}

/**
 * What changed between two schemas. A request may only be asked for less, a reply may only promise more: whatever a
 * sender could send before must still be taken, and whatever a reader could rely on must still be there.
 */
export function schemaChanges(pair: SchemaPair): Change[] {
  const before = pair.resolveBefore(pair.before);
  const after = pair.resolveAfter(pair.after);
  const resolved = { ...pair, before, after };
  if (typeText(before) !== typeText(after)) return [typeChange(resolved)];
  return [
    ...choiceChanges(resolved),
    ...enumChanges(resolved),
    ...propertyChanges(resolved),
    ...itemChanges(resolved),
    ...limitChanges(resolved),
    ...patternChanges(resolved),
  ];
}

function typeText(schema: JsonSchema): string {
  if (Array.isArray(schema.oneOf)) return 'oneOf';
  return Array.isArray(schema.type) ? [...schema.type].sort().join(' or ') : String(schema.type ?? 'any');
}

function typeChange({ before, after, place, direction }: SchemaPair): Change {
  const [from, to] = [typeText(before), typeText(after)];
  const isSafe = direction === 'request' ? covers(to, from) : covers(from, to);
  return { isBreaking: !isSafe, place, text: `type ${from} became ${to}` };
}

function covers(types: string, others: string): boolean {
  const known = types.split(' or ');
  return types === 'any' || (others !== 'any' && others.split(' or ').every((type) => known.includes(type)));
}

function choiceChanges(pair: SchemaPair): Change[] {
  const { before, after, place } = pair;
  if (!Array.isArray(before.oneOf) || !Array.isArray(after.oneOf)) return [];
  const [olds, news]: [JsonSchema[], JsonSchema[]] = [before.oneOf, after.oneOf];
  const shared = Math.min(olds.length, news.length);
  const changes = olds
    .slice(0, shared)
    .flatMap((old, index) => schemaChanges({ ...pair, before: old, after: news[index] ?? {}, place }));
  if (olds.length === news.length) return changes;
  const isMore = news.length > olds.length;
  const isBreaking = pair.direction === 'request' ? !isMore : isMore;
  return [...changes, { isBreaking, place, text: isMore ? 'another form is possible' : 'a form is gone' }];
}

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : null;
}

function enumChanges({ before, after, place, direction }: SchemaPair): Change[] {
  const [olds, news] = [valuesOf(before), valuesOf(after)];
  if (olds === null && news === null) return [];
  if (olds === null || news === null) {
    const isOpened = news === null;
    const isBreaking = direction === 'request' ? !isOpened : isOpened;
    return [
      {
        isBreaking,
        place,
        text: isOpened ? 'any value is possible' : `only ${list(news ?? [])} is possible`,
      },
    ];
  }
  const added = news.filter((value) => !olds.includes(value));
  const removed = olds.filter((value) => !news.includes(value));
  return [
    ...(added.length > 0
      ? [{ isBreaking: direction === 'reply', place, text: `${list(added)} became possible` }]
      : []),
    ...(removed.length > 0
      ? [{ isBreaking: direction === 'request', place, text: `${list(removed)} is no longer possible` }]
      : []),
  ];
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

function propertyChanges(pair: SchemaPair): Change[] {
  const { before, after, direction, place } = pair;
  const [olds, news] = [propertiesOf(before), propertiesOf(after)];
  const required = { before: new Set(asList(before.required)), after: new Set(asList(after.required)) };
  const inside = (name: string) => `${place}.${name}`;
  const changes: Change[] = [];
  for (const name of Object.keys({ ...olds, ...news })) {
    const [old, fresh] = [olds[name], news[name]];
    if (old && !fresh) changes.push({ isBreaking: true, place: inside(name), text: 'is gone' });
    if (!old && fresh) {
      const isDemanded = direction === 'request' && required.after.has(name);
      changes.push({
        isBreaking: isDemanded,
        place: inside(name),
        text: isDemanded ? 'is demanded' : 'is new',
      });
    }
    if (!old || !fresh) continue;
    const [was, is] = [required.before.has(name), required.after.has(name)];
    if (was !== is) {
      const isBreaking = direction === 'request' ? is : was;
      changes.push({ isBreaking, place: inside(name), text: is ? 'became required' : 'became optional' });
    }
    changes.push(...schemaChanges({ ...pair, before: old, after: fresh, place: inside(name) }));
  }
  return changes;
}

function asList(value: unknown): string[] {
  return Array.isArray(value) ? value : [];
}

function itemChanges(pair: SchemaPair): Change[] {
  const [old, fresh] = [pair.before.items, pair.after.items];
  if (!old || !fresh) return [];
  return schemaChanges({
    ...pair,
    before: old as JsonSchema,
    after: fresh as JsonSchema,
    place: `${pair.place}[]`,
  });
}

/** Limits by how they move when a schema gets narrower: a minimum up, a maximum down. */
const LIMITS = [
  ['minimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
] as const;

function limitChanges({ before, after, place, direction }: SchemaPair): Change[] {
  return LIMITS.flatMap(([name, sense]) => {
    const nothing = -sense * Number.POSITIVE_INFINITY;
    const [old, fresh] = [Number(before[name] ?? nothing), Number(after[name] ?? nothing)];
    if (old === fresh) return [];
    const isNarrower = (fresh - old) * sense > 0;
    const isBreaking = direction === 'request' ? isNarrower : !isNarrower;
    return [{ isBreaking, place, text: `${name} ${words(old)} became ${words(fresh)}` }];
  });
}

function words(limit: number): string {
  return Number.isFinite(limit) ? String(limit) : 'none';
}

function patternChanges({ before, after, place, direction }: SchemaPair): Change[] {
  const [old, fresh] = [before.pattern, after.pattern];
  if (old === fresh) return [];
  // Whether one pattern takes all that another takes cannot be told in general, so only adding or dropping one is.
  const isBreaking =
    fresh === undefined ? direction === 'reply' : old === undefined ? direction === 'request' : true;
  return [{ isBreaking, place, text: `pattern ${old ?? 'none'} became ${fresh ?? 'none'}` }];
}

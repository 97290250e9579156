import { readFileSync } from 'node:fs';
import type { OperationMeta } from '#contracts/operations.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import { sampleOf } from './sample.ts';

export interface ContractAnswer {
  readonly from: 'example' | 'schema';
  readonly body: unknown;
}

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
type Paths = Readonly<
  Record<string, Readonly<Record<string, { responses: Record<string, { content?: Record<string, Media> }> }>>>
>;

const DOCUMENT = new URL('../../contracts/generated/openapi.json', import.meta.url);
let paths: Paths | null = null;

/** What the contract shows for an operation that has no handler yet: its first good example, or what its schema allows. */
export function contractAnswer(meta: OperationMeta): ContractAnswer {
  paths ??= (JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Paths }).paths;
  const content = paths[meta.path]?.[meta.httpMethod.toLowerCase()]?.responses['200']?.content ?? {};
  const [example] = Object.values(content).flatMap(({ examples = {} }) => [
    ...(examples.success ? [examples.success] : []),
    ...Object.values(examples),
  ]);
  if (example) return { from: 'example', body: example.value };
  return { from: 'schema', body: sampleOf(schemaOf(meta.id, meta.reply) ?? {}) };
}

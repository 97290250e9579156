import { type Sampling, sampleOf } from './sample.ts';

/** What a document shows of an answer, for lack of anybody who works one out. */
export interface ShownAnswer {
  readonly from: 'example' | 'schema';
  readonly body: unknown;
}

/** A form of an answer, as documents describe it. */
export interface Media {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** Tells whoever asked that nothing was worked out. */
export const ANSWER_HEADER = 'x-replica-answer';
export const markOf = ({ from }: ShownAnswer) => `contract-${from}`;

/** The example of that name, or the first good one. */
export function exampleOf(media: Media, name = 'success'): { readonly value: unknown } | null {
  const { example, examples = {} } = media;
  const named = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (named && 'value' in named) return { value: named.value };
  if (example !== undefined) return { value: example };
  const first = Object.values(examples).find((each) => 'value' in each);
  return first ? { value: first.value } : null;
}

/** The example, or else what the schema allows. */
export function shownAnswer(
  media: Media,
  { name, ...sampling }: Sampling & { name?: string } = {},
): ShownAnswer {
  const example = exampleOf(media, name);
  if (example) return { from: 'example', body: example.value };
  return { from: 'schema', body: sampleOf(media.schema ?? {}, sampling) };
}

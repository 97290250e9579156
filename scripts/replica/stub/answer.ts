/** What the document shows as the answer to a call. */
import { kindOf, merged } from '#server/dispatch/schema-forms.ts';
import { exampleOf, type Media, type ShownAnswer, shownAnswer } from '#server/dispatch/shown-answer.ts';
import { isJson, mediaLiked } from './media.ts';
import type { StubDocument, StubOperation } from './operations.ts';
import { type Tree, treeOf } from './tree.ts';

export interface Wishes {
  readonly code: number | null;
  readonly example: string | null;
  readonly accept: string;
}

export interface StubAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without content. */
  readonly content: { readonly type: string; readonly shown: ShownAnswer; readonly text: string } | null;
  /** The wishes that were honoured, as the header says them. */
  readonly applied: readonly string[];
  /** The schema that the body was described by. */
  readonly schema: unknown;
}

export function answerOf(document: StubDocument, operation: StubOperation, wishes: Wishes): StubAnswer {
  const { status, response, isWished } = responseFor(operation.responses, wishes.code);
  const described = document.behind(response);
  const applied = isWished ? [`code=${status}`] : [];
  const headers = headersOf(document, described);
  const content = treeOf(described.content);
  const type = mediaLiked(Object.keys(content), wishes.accept);
  if (type === undefined || status === 204 || status === 304) {
    return { status, headers, content: null, applied, schema: {} };
  }
  const media = mediaOf(document, content[type]);
  const isNamed = wishes.example !== null && Object.hasOwn(media.examples ?? {}, wishes.example);
  if (isNamed) applied.push(`example=${wishes.example}`);
  const name = isNamed ? (wishes.example ?? undefined) : undefined;
  const shown = shownAnswer(media, { name, find: document.find, isWhole: true });
  const sentType = /\*/.test(type)
    ? typeof shown.body === 'string'
      ? 'text/plain'
      : 'application/json'
    : type;
  const text = textFor(document, sentType, media, shown);
  return { status, headers, content: { type: sentType, shown, text }, applied, schema: media.schema ?? {} };
}

function responseFor(responses: Tree, code: number | null) {
  const wished = code === null ? undefined : keyFor(responses, code);
  if (code !== null && wished !== undefined) {
    return { status: code, response: responses[wished], isWished: true };
  }
  const codes = Object.keys(responses)
    .filter((key) => /^[1-5]\d\d$/.test(key))
    .sort();
  const usual = codes.find((key) => key.startsWith('2'));
  const range = Object.keys(responses).find((key) => /^2xx$/i.test(key));
  const key =
    usual ?? range ?? ('default' in responses ? 'default' : codes.find((one) => Number(one) >= 200));
  const status = key !== undefined && /^\d+$/.test(key) ? Number(key) : 200;
  return { status, response: key === undefined ? {} : responses[key], isWished: false };
}

function keyFor(responses: Tree, code: number): string | undefined {
  const range = `${String(code)[0]}xx`;
  const keys = Object.keys(responses);
  return (
    keys.find((key) => key === String(code)) ??
    keys.find((key) => key.toLowerCase() === range) ??
    keys.find((key) => key === 'default')
  );
}

/** Examples may stand elsewhere too. */
function mediaOf(document: StubDocument, given: unknown): Media {
  const media = document.behind(given);
  const examples = Object.entries(treeOf(media.examples)).map(([name, one]) => [name, document.behind(one)]);
  const whole: Media = { ...media, examples: Object.fromEntries(examples) };
  if (exampleOf(whole)) return whole;
  // What a whole schema shows is an example as well.
  const { example, examples: several } = document.behind(media.schema);
  const shown = example ?? (Array.isArray(several) ? several[0] : undefined);
  return shown === undefined ? whole : { ...whole, example: shown };
}

const SAFE = /^[\t\x20-\x7e]*$/;

function headersOf(document: StubDocument, response: Tree): Record<string, string> {
  const found = Object.entries(treeOf(response.headers)).flatMap(([name, given]): [string, string][] => {
    const header = document.behind(given);
    const { body } = shownAnswer(header as Media, { find: document.find, isWhole: true });
    const isPlain = ['string', 'number', 'boolean'].includes(typeof body);
    const isOurs = /^(?:content-(?:type|length|encoding)|transfer-encoding|connection|x-replica-.*)$/i.test(
      name,
    );
    if (!isPlain || isOurs || !/^[\w-]+$/.test(name) || !SAFE.test(String(body))) return [];
    return [[name.toLowerCase(), String(body)]];
  });
  return Object.fromEntries(found);
}

function textFor(
  { find }: StubDocument,
  type: string,
  { schema }: Media,
  { from, body }: ShownAnswer,
): string {
  if (!isJson(type)) {
    if (typeof body === 'string') return from === 'example' || /^text\//i.test(type) ? body : '';
    return /^text\//i.test(type) ? JSON.stringify(body) : '';
  }
  // Some write their example as the text of its JSON.
  const kind = typeof body === 'string' ? kindOf(merged({}, [schema], find)) : undefined;
  if (typeof body === 'string' && (kind === 'object' || kind === 'array') && isJsonText(body)) return body;
  return JSON.stringify(body);
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

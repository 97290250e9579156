import { hideKnown, hideNamed, maskMobiles } from '#server/redaction.ts';

const LONGEST = 160;

/** Takes what nobody else may read out of a text. Long hexadecimal texts stay: a curl line without its key is another call. */
export function redacted(text: string, marks: ReadonlyMap<string, string>): string {
  return maskMobiles(hideNamed(hideKnown(text, marks), '…'));
}

/** A value in few words. */
export function told(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

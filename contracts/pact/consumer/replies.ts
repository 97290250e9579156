import { MatchersV3, type Rules, type V3Response } from '@pact-foundation/pact';

const { atMostLike, eachKeyLike, eachLike, integer, like, regex } = MatchersV3;

/** What the server answers: the reply itself and, for a text that varies, the rule it keeps to. */
export interface Reply {
  readonly response: V3Response;
  readonly rules?: Rules;
}

// The verifier holds a pattern against the whole text, so every pattern here says how the text begins and ends.
function reply(type: string, body: unknown): V3Response {
  const contentType = regex(`^${type}(;.*)?$`, `${type}; charset=utf-8`);
  return { status: 200, headers: { 'Content-Type': contentType }, body };
}

export function json(body: object): Reply {
  return { response: reply('application/json', body) };
}

/** A text that has to be this one, to the letter. */
export function text(exact: string): Reply {
  return { response: reply('text/plain', exact) };
}

export function textLike(pattern: string, example: string): Reply {
  const rules = { body: { path: '$', rules: [regex(pattern, example)] } };
  return { response: reply('text/plain', example), rules };
}

const CHINESE = '^.*[\\u4e00-\\u9fff].*$';

/** A sentence a user may read; nobody branches on its words. */
export const sentence = (example: string) => regex(CHINESE, example);

/** A text call that says why it did nothing: a sentence, never one of the agreed short words. */
export const textSentence = (example: string) => textLike(CHINESE, example);

/** A business failure of our own operations: the code and the reason are for programs. */
export function refusal(code: number, reason: string, message: string, details?: object): Reply {
  return json({ code, message: sentence(message), reason, ...(details ? { details } : {}) });
}

/** 未登录: also the answer of the calls that otherwise answer text. */
export const notLoggedIn = refusal(401, 'not-logged-in', '请先登录');

export const decimalId = (example: string) => regex('^[0-9]{1,18}$', example);
export const amount = (example: string) => regex('^(0|[1-9][0-9]*)\\.[0-9]{2}$', example);
export const yesNo = (example: 'Y' | 'N') => regex('^[YN]$', example);
export const day = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', example);
const MOMENT = '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z';
export const moment = (example: string) => regex(`^${MOMENT}$`, example);
/** A list that may be empty, but holds nothing else. */
export const anyNumberOf = <T>(template: T) => atMostLike(template, 1000);

/** The path of a picture on the same site. */
export const picture = (example: string) => regex('^/[^/].*\\.svg$', example);

export { eachKeyLike, eachLike, integer, like, regex };

export const { reify } = MatchersV3;

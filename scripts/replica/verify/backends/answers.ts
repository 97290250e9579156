/** How a generated backend writes what it has to say. */
import { type Answer, page } from '../../../../web/e2e/bare-backend/answer.ts';
import { isObject } from '../values/json-parts.ts';
import { oneOf, type Traits } from './traits.ts';

type Fields = Readonly<Record<string, unknown>>;

const REDIRECT: Answer = { status: 302, type: 'text/html', body: '' };

export function textAnswer(value: string, { text }: Traits): Answer {
  const body = text === 'line' ? `\r\n${value}\r\n` : text === 'quoted' ? JSON.stringify(value) : value;
  return { status: 200, type: text === 'quoted' ? 'application/json' : 'text/html;charset=UTF-8', body };
}

export function jsonAnswer(value: unknown, { json, type }: Traits, status = 200): Answer {
  const once = JSON.stringify(value);
  const body = json === 'twice' ? JSON.stringify(once) : json === 'spaced' ? `\r\n\r\n ${once}\n` : once;
  return { status, type, body };
}

/** A success with the code that this backend has beside it, if any. */
export function success(fields: Fields, traits: Traits): Answer {
  const { code, further } = traits;
  const more = further ? { traceNo: 'x-1', timestamp: 1_764_230_400_000, success: true } : {};
  return jsonAnswer({ ...(code === 'none' ? {} : { code }), ...more, ...fields }, traits);
}

/** What section 7 counts from `data`: from the body, or from the layer that a client puts around it. */
export function inData(parts: Fields, traits: Traits, beside: Fields = {}): Answer {
  return success(traits.level === 'layer' ? { ...beside, ...parts } : { ...beside, data: parts }, traits);
}

export function refusal(traits: Traits): Answer {
  const bodies: Readonly<Record<Traits['refusal'], Fields>> = {
    'null data': { data: null, message: '没有' },
    code: { code: 404, message: '没有' },
    'code as text': { code: '1' },
    status: { status: 0 },
    empty: {},
    'empty data': { data: {} },
    'own fields': { ok: false, msg: '没有', errno: 17 },
    'HTTP 404': { error: 'not found' },
    'HTTP 400': { error: 'bad request' },
  };
  const status = { 'HTTP 404': 404, 'HTTP 400': 400 }[traits.refusal as string] ?? 200;
  return jsonAnswer(bodies[traits.refusal], traits, status);
}

export function refusalInWords(traits: Traits): Answer {
  if (traits.words === 'JSON') return jsonAnswer({ code: 400, message: '参数错误' }, traits);
  if (traits.words === 'HTTP 400') return jsonAnswer({ message: '参数错误' }, traits, 400);
  return textAnswer(traits.words, traits);
}

/** What a visitor gets; null where the call answers as to anybody. */
export function forVisitor(traits: Traits): Answer | null {
  const answers: Readonly<Record<Traits['visitor'], Answer | null>> = {
    code: jsonAnswer({ code: 401 }, traits),
    'code as text': jsonAnswer({ code: '401' }, traits),
    'code and words': jsonAnswer({ code: 401, message: '请先登录', data: null }, traits),
    'HTTP 401': jsonAnswer({ message: 'unauthorized' }, traits, 401),
    'HTTP 401 in words': { status: 401, type: 'text/plain', body: 'Unauthorized' },
    'HTTP 403': jsonAnswer({}, traits, 403),
    'a way to the login': REDIRECT,
    words: textAnswer('请先登录', traits),
    nothing: textAnswer('', traits),
    'status 0': jsonAnswer({ status: '0' }, traits),
    'success of nothing': jsonAnswer({ code: 0, data: null }, traits),
    'all the same': null,
  };
  return answers[traits.visitor];
}

export function forUnknownUser(traits: Traits): Answer {
  const answers: Readonly<Record<Traits['unknownUser'], Answer>> = {
    'text 0': success({ status: '0' }, traits),
    'number 0': success({ status: 0 }, traits),
    code: jsonAnswer({ code: 401 }, traits),
    'HTTP 401': jsonAnswer({ message: 'unauthorized' }, traits, 401),
    empty: jsonAnswer({}, traits),
    'status of nothing': success({ status: null, user_id: null }, traits),
    words: jsonAnswer({ status: '-1', message: '未登录' }, traits),
  };
  return answers[traits.unknownUser];
}

/** A call that this backend does not have. */
export function forAbsent(traits: Traits): Answer {
  const answers: Readonly<Record<Traits['absent'], Answer>> = {
    'page 404': page(404, 'Not Found'),
    'page 200': page(200, '首页'),
    'JSON 404': { status: 404, type: 'application/json', body: '{"error":"no such service"}' },
    'HTTP 501': { status: 501, type: 'text/plain', body: 'not implemented' },
  };
  return answers[traits.absent];
}

export function forLogout(traits: Traits): Answer {
  const answers: Readonly<Record<Traits['logout'], Answer>> = {
    page: page(200, '您已退出'),
    nothing: textAnswer('', traits),
    JSON: jsonAnswer({ code: 200 }, traits),
    'a way to the login': REDIRECT,
    'HTTP 204': { status: 204, type: '', body: '' },
  };
  return answers[traits.logout];
}

/** Fields whose form a section gives: a status of a session, a flag of a step, the address of a QR code. */
const FIXED = new Set(['status', 'IsShow', 'qrcodeUrl', 'Name', 'IsDefault', 'isHasPastedown']);
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d+)?$/;

/** Numbers as texts and texts as numbers, as this backend likes it. */
export function inOtherScalars(value: unknown, traits: Traits, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => inOtherScalars(one, traits, random));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        FIXED.has(key) ? part : inOtherScalars(part, traits, random),
      ]),
    );
  }
  const form = traits.scalars === 'mixed' ? oneOf(['numbers', 'texts'] as const, random) : traits.scalars;
  if (form === 'texts' && typeof value === 'number') return String(value);
  if (form === 'numbers' && typeof value === 'string' && PLAIN_NUMBER.test(value)) return Number(value);
  return value;
}

/**
 * Virtual path of the contract <-> URL on the wire.
 *
 *   /uwp/newServlet/ShopCarService/cartInfo?cartID=1
 *   /uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=1
 *
 * Both functions are pure and total: they never throw, because the server calls `fromWire` before any error
 * handler exists. The parameters other than the two names keep their bytes and their order.
 */
export const SERVLET_PATH = '/uwp/newServlet';

/** The wire spells it so. */
export const METHOD_PARAMETER = 'medthodName';
export const SERVICE_PARAMETER = 'serviceName';

export type WireProblem =
  | { kind: 'missing'; parameter: string; misspelt: boolean }
  | { kind: 'repeated'; parameter: string }
  | { kind: 'malformed'; parameter: string; value: string };

export type FromWire = { ok: true; url: string } | { ok: false; problem: WireProblem };

const ESCAPED = /[%+]/;
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
const VIRTUAL = /^\/uwp\/newServlet\/([A-Za-z][A-Za-z0-9_]*)\/([A-Za-z][A-Za-z0-9_]*)$/;

export function toWire(virtualUrl: string): string {
  const { path, query } = splitUrl(virtualUrl);
  const match = VIRTUAL.exec(path);
  if (!match) return virtualUrl;
  const names = `${SERVICE_PARAMETER}=${match[1]}&${METHOD_PARAMETER}=${match[2]}`;
  return `${SERVLET_PATH}?${query ? `${names}&${query}` : names}`;
}

export function fromWire(wireUrl: string): FromWire {
  const { path, query } = splitUrl(wireUrl);
  if (path !== SERVLET_PATH) return { ok: true, url: wireUrl };

  const services: string[] = [];
  const methods: string[] = [];
  const rest: string[] = [];
  let hasCorrectSpelling = false;
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    if (name === SERVICE_PARAMETER) services.push(value);
    else if (name === METHOD_PARAMETER) methods.push(value);
    else {
      if (name === 'methodName') hasCorrectSpelling = true;
      if (pair) rest.push(pair);
    }
  }

  const service = single(SERVICE_PARAMETER, services, false);
  if (!service.ok) return service;
  const method = single(METHOD_PARAMETER, methods, hasCorrectSpelling);
  if (!method.ok) return method;
  const virtual = `${SERVLET_PATH}/${service.value}/${method.value}`;
  return { ok: true, url: rest.length > 0 ? `${virtual}?${rest.join('&')}` : virtual };
}

function single(
  parameter: string,
  values: readonly string[],
  misspelt: boolean,
): { ok: true; value: string } | { ok: false; problem: WireProblem } {
  const [value] = values;
  if (!value) return { ok: false, problem: { kind: 'missing', parameter, misspelt } };
  if (values.length > 1) return { ok: false, problem: { kind: 'repeated', parameter } };
  if (!NAME.test(value)) return { ok: false, problem: { kind: 'malformed', parameter, value } };
  return { ok: true, value };
}

function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** A percent sign that begins no escape is legal in a URL somebody typed; it must not end the process. */
function decode(text: string): string {
  if (!ESCAPED.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

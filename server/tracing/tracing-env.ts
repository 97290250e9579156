/** What the command line and the environment say of traces; the names are those that OpenTelemetry gives them. */

export interface TracingEnv {
  /** Where spans are sent, in full. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What a collector calls this server. */
  readonly service: string;
}

export type ReadTracingEnv =
  | { readonly ok: true; readonly tracing: TracingEnv | null }
  | { readonly ok: false; readonly problem: string };

type Source = Readonly<Record<string, string | undefined>>;

const SERVICE = 'desk-replica';
const PATH = 'v1/traces';

export function readTracingEnv(flag: string | undefined, source: Source): ReadTracingEnv {
  const isOff = source.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || source.OTEL_TRACES_EXPORTER === 'none';
  const exact = source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const [name, address] =
    flag !== undefined
      ? ['--trace-endpoint', flag]
      : exact !== undefined
        ? ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', exact]
        : ['OTEL_EXPORTER_OTLP_ENDPOINT', source.OTEL_EXPORTER_OTLP_ENDPOINT];
  if (address === undefined || (isOff && flag === undefined)) return { ok: true, tracing: null };
  if (!/^https?:/i.test(address) || !URL.canParse(address)) {
    return { ok: false, problem: `${name} takes an address such as http://127.0.0.1:4318` };
  }
  const url = new URL(address);
  // The one for traces is taken as it is; below the one for everything, traces have a path of their own.
  if (flag !== undefined || exact === undefined) {
    url.pathname = `${url.pathname}${url.pathname.endsWith('/') ? '' : '/'}${PATH}`;
  }
  const headers = headersIn(
    source.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? source.OTEL_EXPORTER_OTLP_HEADERS ?? '',
  );
  if (headers === null)
    return { ok: false, problem: 'OTEL_EXPORTER_OTLP_HEADERS takes name=value, apart by commas' };
  return { ok: true, tracing: { endpoint: url.href, headers, service: source.OTEL_SERVICE_NAME ?? SERVICE } };
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
// What would break out of its line.
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** `authorization=Bearer%20abc,x-team=desk`; null for anything else. */
function headersIn(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((each) => each.trim() !== '')) {
    const [name = '', ...value] = pair.split('=');
    const read = decoded(value.join('=').trim());
    if (value.length === 0 || read === null || !HEADER_NAME.test(name.trim()) || !HEADER_VALUE.test(read))
      return null;
    headers[name.trim().toLowerCase()] = read;
  }
  return headers;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What the start says of it; whoever signs in by the address is not named. */
export function tracingLine({ endpoint }: TracingEnv): string {
  const { origin, pathname } = new URL(endpoint);
  return `Spans go to ${origin}${pathname}.`;
}

export interface CurlCall {
  readonly method: string;
  readonly url: string;
  readonly hasToken: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A form, in the place of a body. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A word of a POSIX shell: only the single quote itself needs care between single quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The parts of a command that makes a call, in their order. The token is the reader's own, in TOKEN. */
export function curlParts(
  { method, url, hasToken, headers = {}, body, fields = {} }: CurlCall,
  command = 'curl',
): string[] {
  return [
    `${command} ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
    // In double quotes, so that the shell puts the token in.
    ...(hasToken ? ['-H "authorization: $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]),
    ...Object.entries(fields).map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`),
  ];
}

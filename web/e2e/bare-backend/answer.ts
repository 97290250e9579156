/** Parameters of a call, from the query and the form together; what is repeated counts once. */
export type Params = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** JSON as many a servlet sends it: under the type of a page. */
export function json(value: unknown): Answer {
  return { status: 200, type: 'text/html;charset=UTF-8', body: JSON.stringify(value) };
}

export function text(body: string): Answer {
  return { status: 200, type: 'text/plain', body };
}

export function page(status: number, title: string): Answer {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;
  return { status, type: 'text/html;charset=GBK', body };
}

/** Code 401 is documented, a word with it is not. */
export const NOT_LOGGED_IN: Answer = { status: 200, type: 'application/json', body: '{"code":401}' };

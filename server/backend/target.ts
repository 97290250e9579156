/** The address of a backend (后端) that is not ours. */
export interface Target {
  readonly origin: string;
  /** What stands before every path, without a slash at its end. */
  readonly prefix: string;
}

export type ReadTarget =
  | { readonly ok: true; readonly target: Target }
  /** One sentence that says what is wrong with the address. */
  | { readonly ok: false; readonly problem: string };

export function readTarget(text: string): ReadTarget {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { ok: false, problem: `"${text}" is no address such as https://desk.example.` };
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, problem: `The address of ${url.host} must not hold a name or a password.` };
  }
  if (url.search !== '' || url.hash !== '') {
    return { ok: false, problem: `"${text}" must end with its path: calls bring their own query.` };
  }
  return { ok: true, target: targetOf(url) };
}

export function targetOf(url: URL): Target {
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}

/** As it is shown: without the slash that nobody typed. */
export function addressOf({ origin, prefix }: Target): string {
  return `${origin}${prefix}`;
}

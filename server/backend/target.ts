import { type Sentence, sentence } from '#contracts/sentences.mjs';

/** The address of a backend (后端) that is not ours. */
export interface Target {
  readonly origin: string;
  /** What stands before every path, without a slash at its end. */
  readonly prefix: string;
}

export type ReadTarget =
  | { readonly ok: true; readonly target: Target }
  | { readonly ok: false; readonly problem: Sentence };

export function readTarget(text: string): ReadTarget {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { ok: false, problem: sentence('"{}" is no address such as https://desk.example.', text) };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      ok: false,
      problem: sentence('The address of {} must not hold a name or a password.', url.host),
    };
  }
  if (url.search !== '' || url.hash !== '') {
    return {
      ok: false,
      problem: sentence('"{}" must end with its path: calls bring their own query.', text),
    };
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

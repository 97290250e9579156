/** What a feature call answers when its caller must tell success from a failure that has words of its own. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(message: string): Result<never> {
  return { ok: false, message };
}

import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { LOGIN_RETURN } from '#contracts/rules/screens/login-return.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login screen that leads back to this place afterwards. */
export function loginPathFor({ pathname, search, hash }: Place): string {
  return LOGIN_RETURN.getHref(encodeReturnPath(pathname + search + hash));
}

import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { PATHS } from '../paths.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login screen that leads back to this place afterwards. */
export function loginPathFor({ pathname, search, hash }: Place): string {
  return PATHS.loginReturn.getHref(encodeReturnPath(pathname + search + hash));
}

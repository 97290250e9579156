import { PATHS } from '#web/lib/paths.ts';
import { closePrintOptions } from '#web/lib/print-options.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { tokenStore } from '#web/lib/token.ts';

/** Where another member can stand as well: the same screen without what was chosen on it. */
export function commonPath(pathname: string): string {
  return screenAt(pathname)?.isOfOneMember ? PATHS.shoppingCart.getHref() : pathname;
}

const GONE_MS = 60;

/**
 * Opens the path as whoever the token is of. The page is loaded anew, because nothing of the member before, neither
 * a screen nor an answer, may be left.
 */
export async function beginAgain(token: string, path: string): Promise<void> {
  // A dialog with changes in it would ask whether to leave.
  closePrintOptions();
  await new Promise((resolve) => setTimeout(resolve, GONE_MS));
  tokenStore.write(token);
  location.assign(path);
}

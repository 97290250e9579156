import { escapeXml } from '../escape-xml.ts';

/**
 * Where a page finds the secret of the signing mode (签名密钥). Every build leaves the place empty, so that none
 * contains the secret; the server of the pages fills it in. It is data and not a script, so the policy allows it.
 */
export const SIGN_PLACE = 'desk-sign-secret';

const EMPTY = `<meta name="${SIGN_PLACE}" content="">`;

/** The page with the secret filled in; unchanged where nothing is signed. */
export function withSignSecret(page: string, secret: string | null): string {
  if (secret === null) return page;
  return page.replace(EMPTY, () => `<meta name="${SIGN_PLACE}" content="${escapeXml(secret)}">`);
}

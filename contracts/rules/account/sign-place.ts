import { escapeXml } from '../escape-xml.ts';

/**
 * Where a page finds the secret of the signing mode (签名密钥). Every build leaves the place empty, so that no secret lies
 * in it; whatever serves the pages fills it in. Data and no script, so the policy lets it pass.
 */
export const SIGN_PLACE = 'desk-sign-secret';

const EMPTY = `<meta name="${SIGN_PLACE}" content="">`;

/** The page with the secret in its place; as it is where nothing is signed. */
export function withSignSecret(page: string, secret: string | null): string {
  if (secret === null) return page;
  return page.replace(EMPTY, () => `<meta name="${SIGN_PLACE}" content="${escapeXml(secret)}">`);
}

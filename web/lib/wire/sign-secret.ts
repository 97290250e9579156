import { SIGN_PLACE } from '#contracts/rules/account/sign-place.ts';

/** The secret that came with the page; empty where nothing is signed. */
export function signSecret(page: Pick<ParentNode, 'querySelector'> = document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${SIGN_PLACE}"]`)?.content ?? '';
}

/** The login session's id: the last part of the page's address. */
export function loginSessionOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}

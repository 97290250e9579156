/**
 * Routes that need no login (免登录页面): the error screen, and everything that begins with /manager/login. The
 * latter is a prefix and nothing more, so /manager/loginX is public as well.
 */
export function isPublicPath(pathname: string): boolean {
  return pathname === '/error' || pathname === '/error/' || pathname.startsWith('/manager/login');
}

const MAX_LENGTH = 2000;

/**
 * Encodes the path to return to after login (登录后返回的路径) for /manager/login/:path. The text becomes UTF-8
 * first, because btoa alone throws on Chinese, and every slash becomes %2F, so that it stays one path segment.
 */
export function encodeReturnPath(path: string): string {
  const binary = Array.from(new TextEncoder().encode(path), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('/', '%2F');
}

function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function decodeBase64Text(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returning to the login screen leads nowhere; the router also matches it in any case and percent-encoded. */
function isLoginPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return (decodePercent(pathname) ?? pathname).toLowerCase().startsWith('/manager/login');
}

/** Browsers drop tabs and line ends and read a backslash as a slash, so these could lead to another host. */
function isInnerPath(path: string): boolean {
  return (
    path.length <= MAX_LENGTH &&
    path.startsWith('/') &&
    !path.includes('//') &&
    !path.includes('\\') &&
    !/\p{Cc}/u.test(path) &&
    !isLoginPath(path)
  );
}

/**
 * Decodes the parameter of the login route, as it stands in the address or as the router hands it over
 * (percent-decoded once). Null for everything that is not a path inside the application.
 */
export function decodeReturnPath(param: string): string | null {
  const base64 = param.includes('%') ? decodePercent(param) : param;
  if (base64 === null || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const path = decodeBase64Text(base64);
  return path !== null && isInnerPath(path) ? path : null;
}

import { fromWire } from '#contracts/servlet-url.ts';

/**
 * Wire form to virtual path, before routing. A URL that names no operation stays as it is and meets the route
 * that explains it. This runs outside every error handler, so it must not throw; `fromWire` never does.
 */
export function rewriteUrl(request: { url?: string }): string {
  const url = request.url ?? '/';
  const read = fromWire(url);
  return read.ok ? read.url : url;
}

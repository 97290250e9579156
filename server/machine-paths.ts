import type { FastifyRequest } from 'fastify';

/** Where the scripts and styles of the pages lie. */
export const ASSETS = '/front_end/';
const OWN_PREFIXES = [ASSETS, '/__replica/', '/phone-api/', '/provider-api/', '/cashier-api/', '/mail-api/'];
const MACHINE_PREFIXES = [...OWN_PREFIXES, '/uwp/', '/media/'];

/** Below these only exact routes answer; a typo there must not come back as a page. */
export function isMachinePath(path: string): boolean {
  return MACHINE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** What is not here may be at a backend that is not ours: photos above all. Our own tools and parties never are. */
export function isBackendPath({ method, originalUrl }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && originalUrl.startsWith('/') && !OWN_PREFIXES.some((own) => originalUrl.startsWith(own));
}

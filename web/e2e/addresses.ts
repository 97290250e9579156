import { PATHS, type PathName } from '#web/lib/paths.ts';

export interface Address {
  readonly name: PathName;
  /** The pattern of the route table with an example for its parameter. */
  readonly href: string;
  readonly title: string;
}

/** An address of every route of the product. */
export const ADDRESSES: readonly Address[] = [
  ...Object.entries(PATHS)
    .filter(([, { path }]) => !path.includes(':'))
    .map(([name, { path, title }]) => ({ name: name as PathName, href: path, title })),
  filled('opusList', PATHS.opusList.getHref('ebook')),
  filled('aitus', PATHS.aitus.getHref('/help/print-guide')),
  filled('shoppingOrder', PATHS.shoppingOrder.getHref(['5001', '5002'])),
  filled('addShopping', PATHS.addShopping.getHref('42')),
  filled('opusShareEdit', PATHS.opusShareEdit.getHref('42')),
  filled('opusSetting', PATHS.opusSetting.getHref('42')),
  filled('opusHotareaEdit', PATHS.opusHotareaEdit.getHref('42')),
  filled('opusShareBuy', PATHS.opusShareBuy.getHref('42')),
  filled('loginReturn', loginPathTo('/about')),
];

function filled(name: PathName, href: string): Address {
  return { name, href, title: PATHS[name].title };
}

const PUBLIC: readonly PathName[] = ['login', 'loginReturn', 'error'];

export function isPublic({ name }: Address): boolean {
  return PUBLIC.includes(name);
}

/** Written here anew, so that the product's own encoding is held to it. */
export function loginPathTo(path: string): string {
  return `/manager/login/${Buffer.from(path, 'utf8').toString('base64').replaceAll('/', '%2F')}`;
}

/** The path a login address leads back to, or null where it is no login address with one. */
export function pathIn(loginAddress: string): string | null {
  const encoded = /^\/manager\/login\/([^/]+)$/.exec(new URL(loginAddress).pathname)?.[1];
  return encoded === undefined ? null : Buffer.from(decodeURIComponent(encoded), 'base64').toString('utf8');
}

/** Path, query and fragment of an address as the browser writes them. */
export function asWritten(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://127.0.0.1');
  return pathname + search + hash;
}

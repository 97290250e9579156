import { type Done, done, type Refused, refusedField } from '../decision.ts';

const LONGEST = 32;
const SLUG = /^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$/;

/** Reserved names: the house, and paths below /card/. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'about',
    'admin',
    'api',
    'card',
    'cards',
    'desk',
    'error',
    'help',
    'home',
    'login',
    'logout',
    'manager',
  ],
  ...[
    'new',
    'null',
    'official',
    'photo',
    'root',
    'service',
    'shuzhuo',
    'static',
    'support',
    'system',
    'test',
  ],
  ...['undefined', 'vcf', 'wechat', 'www'],
]);

/** The end of a card's address (名片地址), as typed. */
export function readSlug(text: string): Done<string> | Refused<'bad-field'> {
  const slug = text.trim().toLowerCase();
  const bad = (message: string) => refusedField('bad-slug', message);
  if (!SLUG.test(slug) || slug.includes('--')) {
    return bad(`名片地址须为 3 到 ${LONGEST} 个小写字母、数字或短横，短横不能在两端或相连`);
  }
  return RESERVED.has(slug) ? bad('这个名片地址已保留，请换一个') : done(slug);
}

export function cardPath(slug: string): string {
  return `/card/${encodeURIComponent(slug)}`;
}

/** The content of a card's code, which stays valid when the card changes its address. */
export function scanPath(token: string): string {
  return `/card/q/${encodeURIComponent(token)}`;
}

export function vcardPath(slug: string): string {
  return `${cardPath(slug)}.vcf`;
}

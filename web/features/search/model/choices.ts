import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { worksNamed } from '#contracts/rules/publications/works-named.ts';
import { PATHS } from '#web/lib/paths.ts';
import { mobileLine } from '#web/lib/words/mobile-line.ts';
import type { Found } from './found.ts';

/** Something that can be chosen: a place to go to, or words to search for. */
export interface Choice {
  readonly key: string;
  readonly kind: 'recent' | 'order' | 'work' | 'address' | 'all';
  readonly title: string;
  readonly note: string;
  /** At the end of the line. */
  readonly mark: string;
  /** The cover of a work. */
  readonly photoPath?: string;
  /** Empty where it is words. */
  readonly href: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

const PLAIN = { note: '', mark: '' };

export function recentChoices(words: readonly string[]): readonly ChoiceGroup[] {
  if (words.length === 0) return [];
  const choices = words.map((title) => ({
    ...PLAIN,
    key: `recent-${title}`,
    kind: 'recent' as const,
    title,
    href: '',
  }));
  return [{ title: '最近搜索', choices }];
}

function all(key: string, title: string, href: string): Choice {
  return { ...PLAIN, key: `all-${key}`, kind: 'all', title, href };
}

const allWorks = (keyword: string, title = '在作品里查看全部结果') =>
  all('works', title, worksNamed(keyword));
const allOrders = (keyword: string, title = '在订单里查看全部结果') =>
  all('orders', title, PATHS.order.getHref({ keyword }));
const ADDRESSES = `${PATHS.userInfo.getHref()}#addresses`;

/** What was found, by kinds; each list that can be searched itself has all of it. */
export function foundChoices(found: Found, keyword: string, now: number): readonly ChoiceGroup[] {
  const works = found.works.map(
    ({ opusID, name, author, typeName, pageNum, photoPath }): Choice => ({
      key: `work-${opusID}`,
      kind: 'work',
      title: name,
      note: [author, `${pageNum} 页`].filter(Boolean).join(' · '),
      mark: typeName,
      photoPath,
      href: worksNamed(name),
    }),
  );
  const orders = found.orders.map(
    ({ orderNo, title, receiver, stateText, at }): Choice => ({
      key: `order-${orderNo}`,
      kind: 'order',
      title: title || '印刷订单',
      note: `${orderNo} · ${receiver} · ${chinaTimeText(Date.parse(at), now)}`,
      mark: stateText,
      href: PATHS.order.getHref({ no: orderNo }),
    }),
  );
  const addresses = found.addresses.map(
    ({ addrID, name, mobile, text }): Choice => ({
      key: `address-${addrID}`,
      kind: 'address',
      title: `${name} ${mobileLine(mobile)}`,
      note: text,
      mark: '',
      href: ADDRESSES,
    }),
  );
  const { more } = found;
  return [
    { title: '作品', choices: more.works === 'Y' ? [...works, allWorks(keyword)] : works },
    { title: '订单', choices: more.orders === 'Y' ? [...orders, allOrders(keyword)] : orders },
    {
      title: '收货地址',
      choices:
        more.addresses === 'Y' ? [...addresses, all('addresses', '查看全部地址', ADDRESSES)] : addresses,
    },
  ].filter(({ choices }) => choices.length > 0);
}

/** Where to look further when the latest things say nothing of it: the lists search all of them. */
export function furtherChoices(keyword: string): readonly ChoiceGroup[] {
  const choices = [allWorks(keyword, '在全部作品里查找'), allOrders(keyword, '在全部订单里查找')];
  return [{ title: '更早的内容', choices }];
}

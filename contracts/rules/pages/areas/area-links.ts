import type { AreaTarget, HotArea } from '../document.ts';
import { isSafeAddress } from '../safe-address.ts';

/**
 * Where a link leads (去处); null for what is no link, and for what may not be one, however it was stored. The reader loads
 * this, so it needs little.
 */
export function hrefOf(target: AreaTarget): string | null {
  const href = written(target);
  if (href === null || href.startsWith('/')) return href;
  return isSafeAddress(href) ? href : null;
}

function written(target: AreaTarget): string | null {
  switch (target.to) {
    case 'address':
      return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(target.address) ? target.address : null;
    case 'mail':
      return /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(target.address) ? `mailto:${target.address}` : null;
    case 'phone':
      return /^\+?[0-9][0-9 -]{2,19}$/.test(target.phone)
        ? `tel:${target.phone.replaceAll(/[ -]/g, '')}`
        : null;
    case 'product':
      return /^[0-9]{1,18}$/.test(target.opusID) ? `/manager/add_shopping/${target.opusID}` : null;
    default:
      return null;
  }
}

/** What the reader says of an area (名称). */
export function areaName(
  { label, target }: Pick<HotArea, 'label' | 'target'>,
  pageNo: number | null,
): string {
  if (label !== '') return label;
  switch (target.to) {
    case 'page':
      return pageNo === null ? '失效的跳页' : `转到第 ${pageNo} 页`;
    case 'address':
      return `打开 ${target.address}`;
    case 'mail':
      return `写邮件给 ${target.address}`;
    case 'phone':
      return `拨打 ${target.phone}`;
    case 'picture':
      return '看图片';
    case 'text':
      return target.text.slice(0, 20);
    case 'product':
      return '加入购物车';
  }
}

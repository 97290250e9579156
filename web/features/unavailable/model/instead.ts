import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { PATHS, type PathName } from '#web/lib/paths.ts';

type Records = typeof PATHS;
/** What is not open yet (未开放): a screen that opens has no place here any more, as the compiler says. */
type ClosedName = {
  [Name in PathName]: Records[Name] extends { readonly state: 'closed' } ? Name : never;
}[PathName];

/** What serves instead today. */
export interface Way {
  readonly screen: PathName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const upload: Way = {
  screen: 'opusList',
  href: printUploadHref(),
  title: '上传印刷文件',
  text: 'PDF 或图片，选好纸张和装订就能下单',
};
const works: Way = {
  screen: 'opusList',
  href: PATHS.opusList.entry.href,
  title: PATHS.opusList.entry.title,
  text: '打开、整理和印刷已有的作品',
};

/** A screen as a way on. */
function to(
  screen: 'makeEbook' | 'businessCard' | 'shoppingCart' | 'order' | 'recharge' | 'upgrade',
  text: string,
): Way {
  return { screen, href: PATHS[screen].getHref(), title: PATHS[screen].title, text };
}

const makeEbook = to('makeEbook', 'PDF 或图片变成可以翻阅的书');
const cart = to('shoppingCart', '调整规格和数量，一起结算');

export interface Instead {
  /** How the same is done today. */
  readonly text: string;
  /** The likeliest first. */
  readonly ways: readonly [Way, ...Way[]];
}

/** What serves while a screen is not open (替代办法). */
export const INSTEAD: Readonly<Record<ClosedName, Instead>> = {
  opusDocument: {
    text: '在别处写好的文档，导出成 PDF 再上传，就能印刷。',
    ways: [upload, makeEbook, works],
  },
  epaper: {
    text: '已有的电子报在「我的作品」里，可以翻阅和印刷；新的一期做成 PDF，也可以上传印刷。',
    ways: [works, upload],
  },
  magazine: {
    text: '已有的杂志在「我的作品」里，可以翻阅和印刷；新的一期做成 PDF，也可以上传印刷。',
    ways: [works, upload],
  },
  bookShelf: {
    text: '您的书都在「我的作品」里，用文件夹和标签整理，点封面就能翻阅。',
    ways: [works],
  },
  bookStudy: {
    text: '想接着读，从「我的作品」点开封面，阅读页记得您上次读到哪里。',
    ways: [works],
  },
  epaperSell: {
    text: '作品发布以后，可以从「我的作品」复制链接，直接发给读者。',
    ways: [works],
  },
  epaperCode: {
    text: '手上有码要用：礼品卡在「充值」兑换，会员码在「升级会员」兑换。',
    ways: [to('recharge', '兑换礼品卡，查看余额'), to('upgrade', '兑换会员码')],
  },
  epaperOrder: {
    text: '您的印刷订单在「订单」里，进度、物流和售后都能查。',
    ways: [to('order', '进度、物流和售后')],
  },
  statisticMag: {
    text: '名片被打开、扫码和交换了多少次，在「名片」的访问里看。',
    ways: [to('businessCard', '分享名片，看看谁来过'), works],
  },
  opusShareBuy: {
    text: '想要一本印好的，在「我的作品」里点「印刷」，选好规格加入购物车。',
    ways: [works, cart],
  },
};

/** What serves instead of a screen; nothing in particular where it is open. */
export function insteadOf(name: PathName): Instead {
  const found: Partial<Record<PathName, Instead>> = INSTEAD;
  return found[name] ?? { text: '您的作品和订单不受影响。', ways: [works] };
}

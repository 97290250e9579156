import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import type { Browser } from './engine.ts';
import { expectWords, press, until, write } from './in-page.ts';

export interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly width: number;
}

/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '/manager/add_shopping/50039';
const PAGES = 3;

async function pdf(): Promise<string> {
  const document = new PDFDocument({ size: 'A5' });
  for (let no = 1; no < PAGES; no += 1) document.text(`Page ${no}`).addPage();
  document.rect(60, 60, 200, 200).fill('#2f5d50');
  document.end();
  return (await buffer(document)).toString('base64');
}

/** As if somebody had chosen it; the window in which files are chosen is none of the page's. */
function choosing(content: string): string {
  return `(() => {
    const input = document.querySelector('input[type=file][accept*=pdf]');
    if (input === null) return 'there is no place for files';
    const bytes = Uint8Array.from(atob(${JSON.stringify(content)}), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], '三页.pdf', { type: 'application/pdf' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`;
}

/** Where the link with these words leads. */
function leadsTo(browser: Browser, name: RegExp): Promise<{ readonly href: string }> {
  return until(async () => {
    const href = await browser.evaluate<string | null>(
      `[...document.querySelectorAll('a')].find((each) => ${name}.test(each.textContent))?.href ?? null`,
    );
    return href === null ? `there is no link ${name}` : { href };
  });
}

/** Pictures of options and the prices beside them (D4). */
const COVERED = `[...document.querySelectorAll('[data-pictured=true]')].filter((cell) => {
  const picture = cell.querySelector('svg')?.getBoundingClientRect();
  const words = cell.querySelector(':scope > span[aria-hidden]')?.getBoundingClientRect();
  return picture && words && words.width > 0 && words.left < picture.right - 1 && words.top < picture.bottom - 1;
}).length`;

async function openOrder(place: Place): Promise<void> {
  await place.browser.open(`${place.url}/manager/order`);
}

/** What somebody does from the login to a card, each step on from where the one before it ended. */
export const WALK: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  async login({ browser, url }) {
    await browser.open(`${url}${ALBUM}`);
    await press(browser, /^密码登录$/);
    await write(browser, '账号', 'super');
    await write(browser, '密码', DEMO_PASSWORD);
    await press(browser, /^登录$/);
    await expectWords(browser, /我们的第一年/);
  },
  async options({ browser }) {
    await expectWords(browser, /装订/);
    await until(async () => {
      const covered = await browser.evaluate<number>(COVERED);
      return covered === 0 ? true : `${covered} prices lie on pictures`;
    });
  },
  async 'account menu'({ browser }) {
    const isOpen = () =>
      browser.evaluate<boolean>(
        `[...document.querySelectorAll('button')].some((each) => /退出登录/.test(each.textContent) && each.getClientRects().length > 0)`,
      );
    const expectOpen = (wanted: boolean) =>
      until(async () => (await isOpen()) === wanted || `the menu is ${wanted ? 'closed' : 'open'}`);
    await expectOpen(false);
    await press(browser, /^账户：/);
    await expectOpen(true);
    await press(browser, /^账户：/);
    await expectOpen(false);
  },
  async cart({ browser, url }) {
    await press(browser, /^加入购物车$/, 'button');
    await expectWords(browser, /已加入购物车/);
    await browser.open(`${url}/manager/shopping/cart`);
    await press(browser, /修改选项.*我们的第一年|^修改选项/);
    await press(browser, /^下一步$/);
    await press(browser, /^去结算/);
    await expectWords(browser, /提交订单/);
  },
  async order({ browser }) {
    await press(browser, /^提交订单/);
    await expectWords(browser, /去支付/);
  },
  async pay({ browser }) {
    await press(browser, /^去支付/);
    const { href } = await leadsTo(browser, /^(在手机上打开付款页|打开微信)$/);
    await browser.open(href);
    await press(browser, /^确认付款$/);
    await expectWords(browser, /付款成功/);
  },
  async orders(place) {
    await openOrder(place);
    await expectWords(place.browser, /待审稿/);
    await press(place.browser, /^查看详情|^订单详情/);
    await expectWords(place.browser, /订单进程/);
  },
  async make_ebook({ browser, url }) {
    await browser.open(`${url}/manager/make_ebook`);
    await expectWords(browser, /制作电子书/);
    const content = await pdf();
    await until(() => browser.evaluate<true | string>(choosing(content)));
    await expectWords(browser, /已完成，共 3 页/);
  },
  async reader({ browser }) {
    const { href } = await leadsTo(browser, /^翻阅$/);
    await browser.open(href);
    await expectWords(browser, /三页/);
    await press(browser, /^下一页$/);
    await expectWords(browser, /Page 1|Page 2/);
  },
  async card({ browser, url }) {
    await browser.open(`${url}/manager/businessCard`);
    await expectWords(browser, /身份/);
    await browser.open(`${url}/card/q/kd7m2xq9wa`);
    await expectWords(browser, /我能帮您/);
  },
};

import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Page, WHOLE } from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { openStorage } from '#web/lib/storage.ts';
import type { Book, ReaderApi } from './api.ts';
import { openPlaceMemory, type PlaceMemory } from './model/place-memory.ts';
import { ReaderPage } from './reader-page.tsx';

configure({ asyncUtilTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const BOOK: Book = {
  code: 'qing8shu2k',
  name: '西湖四季',
  subtitle: '',
  author: '沈砚秋 著',
  type: 'ebook',
  widthMm: 145,
  heightMm: 210,
  pageNum: 500,
  hasWords: 'Y',
  isOwn: 'N',
  isDraft: 'N',
  printID: '',
  photoPath: '/media/art/west-lake.svg',
  outline: [
    { title: '春', level: 1, page: 4 },
    { title: '夏', level: 1, page: 60 },
  ],
};

function pictureNamed(no: number): Page {
  const element = {
    kind: 'image',
    x: 0,
    y: 0,
    w: 145,
    h: 210,
    source: `art:page-${no}`,
    crop: WHOLE,
  } as const;
  const words = { kind: 'words', x: 0, y: 0, w: 145, h: 20, text: `第${no}页上的字` } as const;
  const elements = withIds([{ ...element, alt: `图 ${no}` }, words]);
  return { id: idAt(no), role: 'inner', ground: '#ffffff', elements };
}

function apiOf(more: Partial<ReaderApi> = {}, book: Partial<Book> = {}) {
  const api = {
    book: vi.fn(async (): Promise<Outcome<Book>> => done({ ...BOOK, ...book })),
    pages: vi.fn(
      async (from: number, count: number): Promise<Outcome<readonly Page[]>> =>
        done(Array.from({ length: count }, (_, place) => pictureNamed(from + place))),
    ),
    search: vi.fn(async () =>
      done({ hits: [{ page: 61, before: '早上的', match: '湖', after: '很静' }], hasMore: 'N' as const }),
    ),
    place: vi.fn(async () => done(0)),
    savePlace: vi.fn(async () => done({})),
    readToken: () => '',
    open: vi.fn(async (_password: string): Promise<Outcome<unknown>> => done({})),
  };
  return Object.assign(api, more);
}

const nothingStored = () => openPlaceMemory(openStorage(() => undefined));

interface Opening {
  readonly memory?: PlaceMemory;
  readonly isMember?: boolean;
  readonly opened?: OpenedBook | null;
}

function open(api: ReaderApi, { memory = nothingStored(), isMember = false, opened = null }: Opening = {}) {
  return render(<ReaderPage api={api} memory={memory} isMember={isMember} opened={opened} />);
}

function refusal(code: number, message = '不行', reason = '') {
  return async () => failed({ code, message, reason });
}

beforeEach(() => {
  history.replaceState(null, '', '/r/qing8shu2k');
  // What is told of the reading has a test of its own.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function shows(words: string) {
  await waitFor(() => expect(screen.getByText(words)).toBeDefined());
}

it('leads its owner to where it is printed, and nobody else', async () => {
  const { unmount } = open(apiOf({ book: async () => done({ ...BOOK, isOwn: 'Y', printID: '50001' }) }));
  const link = await screen.findByRole('link', { name: '印成书' });
  expect(link.getAttribute('href')).toBe('/manager/add_shopping/50001');
  unmount();
  open(apiOf({}));
  await shows('西湖四季');
  expect(screen.queryByRole('link', { name: '印成书' })).toBeNull();
});

describe('no book', () => {
  it('is paper as long as it is on its way', () => {
    open(apiOf({ book: () => new Promise(() => undefined) }));
    expect(screen.getByRole('status').textContent).toBe('正在打开书');
  });

  it.each([
    [404, '没有找到这本书'],
    [403, '这本书还没有公开'],
  ])('says after %i that %s', async (code, title) => {
    open(apiOf({ book: refusal(code) }));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it.each([
    ['book-withdrawn', '这本书已停止分享'],
    ['book-password', '这本书需要阅读密码'],
    ['book-login', '登录后阅读'],
    ['book-not-invited', '这本书没有对您开放'],
    ['link-expired', '这个链接已经过期'],
    ['link-used-up', '这个链接的打开次数已用完'],
  ])('says after %s that %s, and nothing of the book', async (reason, title) => {
    open(apiOf({ book: refusal(1110, '不行', reason) }));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(document.body.textContent).not.toContain(BOOK.name);
  });

  it('is opened by the password, after a wrong one too', async () => {
    const api = apiOf({ book: refusal(1170, '请输入阅读密码', 'book-password') });
    api.open.mockResolvedValueOnce(failed({ code: 1176, message: '阅读密码不正确，还可以试 4 次' }));
    open(api);
    const field = await screen.findByLabelText('阅读密码');
    await user.click(screen.getByRole('button', { name: '打开' }));
    expect(screen.getByRole('alert').textContent).toBe('请输入阅读密码');
    await user.type(field, 'wrong');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('阅读密码不正确，还可以试 4 次');
    Object.assign(api, { book: async () => done(BOOK) });
    await user.keyboard('{Enter}');
    await shows('西湖四季');
    expect(api.open.mock.calls).toEqual([['wrong'], ['wrong']]);
  });

  it('is opened by itself where only the opening is counted', async () => {
    let isOpened = false;
    const api = apiOf({
      book: async () =>
        isOpened ? done(BOOK) : failed({ code: 1171, message: '请打开', reason: 'book-unopened' }),
      open: async () => {
        isOpened = true;
        return done({});
      },
    });
    open(api);
    await shows('西湖四季');
  });

  it('closes what is open when who may read it was changed', async () => {
    const api = apiOf();
    open(api, { memory: nothingStored() });
    await shows('西湖四季');
    Object.assign(api, { book: refusal(1170, '', 'book-password') });
    api.pages.mockImplementation(refusal(1170, '请输入阅读密码', 'book-password'));
    for (let turns = 0; turns < 8; turns += 1) await user.keyboard('{End}{Home}{ArrowRight}');
    expect(await screen.findByRole('heading', { name: '这本书需要阅读密码' })).toBeDefined();
  });

  it('leads whoever may not read it to the login and back', async () => {
    open(apiOf({ book: refusal(401) }));
    const link = await screen.findByRole('link', { name: '登录' });
    expect(atob(link.getAttribute('href')?.split('/').at(-1)?.replaceAll('%2F', '/') ?? '')).toBe(
      '/r/qing8shu2k',
    );
  });

  it('is not said to be out of reach where the server failed', async () => {
    open(apiOf({ book: async () => failed({ ...REQUEST_FAILED, status: 500, traceId: 't1-0001' }) }));
    expect(await screen.findByRole('heading', { name: '这本书没有加载出来' })).toBeDefined();
    expect(screen.getByText('追踪编号 t1-0001')).toBeDefined();
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  });

  it('is tried again by hand', async () => {
    const book = vi.fn(async (): Promise<Outcome<Book>> => failed(REQUEST_FAILED)).mockName('book');
    open(apiOf({ book }));
    await screen.findByRole('heading', { name: '没有连上服务器' });
    book.mockResolvedValue(done(BOOK));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '西湖四季' })).toBeDefined();
  });

  it('is tried again by itself when the connection is back', async () => {
    const book = vi.fn(async (): Promise<Outcome<Book>> => failed(REQUEST_FAILED));
    // In the very moment that the page says so, which is when a busy machine may have its connection again.
    const back = new MutationObserver(() => {
      if (screen.queryByRole('heading', { name: '没有连上服务器' }) === null) return;
      back.disconnect();
      book.mockResolvedValue(done(BOOK));
      dispatchEvent(new Event('online'));
    });
    back.observe(document, { childList: true, subtree: true });
    open(apiOf({ book }));
    expect(await screen.findByRole('heading', { name: '西湖四季' })).toBeDefined();
  });
});

describe('an open book', () => {
  it('that came with the page is there at once, and not asked for', () => {
    const api = apiOf({ pages: vi.fn(() => new Promise<never>(() => undefined)) });
    open(api, { opened: { book: BOOK, first: 1, page: pictureNamed(1) } });
    expect(screen.getByAltText('图 1')).toBeDefined();
    expect(api.book).not.toHaveBeenCalled();
    expect(api.pages).not.toHaveBeenCalledWith(1, expect.anything());
  });

  it('asks for what lies open first, and for no more than it needs', async () => {
    const api = apiOf();
    const { container } = open(api);
    await screen.findByAltText('图 1');
    expect(api.pages.mock.calls).toEqual([
      [1, 1],
      [2, 4],
      [6, 20],
    ]);
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
  });

  it('of 500 pictures asks for few of them, wherever it begins', async () => {
    const asked = new Set<string>();
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.add(address);
        }
      },
    );
    history.replaceState(null, '', '/r/qing8shu2k?page=250');
    const api = apiOf();
    const { container } = open(api);
    await screen.findByAltText('图 251');
    // The neighbours, and what lies further away.
    await waitFor(() => expect(asked.size).toBeGreaterThan(2));
    await waitFor(() => expect(api.pages.mock.calls.length).toBeGreaterThan(2));
    for (const { src } of container.querySelectorAll('img')) asked.add(new URL(src, location.href).pathname);
    expect(asked.size).toBeLessThanOrEqual(20);
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
  });

  it('is turned by keys, and says where one is', async () => {
    open(apiOf());
    await shows('第 1 页，共 500 页');
    await user.keyboard('{ArrowRight}{PageDown}');
    await shows('第 4 至 5 页，共 500 页');
    await user.keyboard('{End}');
    await shows('第 500 页，共 500 页');
    await user.keyboard('{Home}');
    await shows('第 1 页，共 500 页');
  });

  it('begins where its link says', async () => {
    history.replaceState(null, '', '/r/qing8shu2k?page=61');
    open(apiOf());
    await shows('第 60 至 61 页，共 500 页');
  });

  it('of one page cannot be turned', async () => {
    open(apiOf({}, { pageNum: 1 }));
    await shows('第 1 页，共 1 页');
    for (const name of ['上一页', '下一页']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
  });

  it('of ten thousand pages draws no more than one of ten', async () => {
    const { container } = open(apiOf({}, { pageNum: 10_000 }), { memory: withMode('scroll') });
    await screen.findByAltText('图 1');
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
  });

  it('offers a page again that failed, in its place', async () => {
    const api = apiOf();
    api.pages.mockResolvedValueOnce(failed(REQUEST_FAILED));
    open(api);
    await shows('第 1 页没有加载出来');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByAltText('图 1')).toBeDefined();
  });

  it('offers a picture again that failed', async () => {
    open(apiOf());
    const picture = await screen.findByAltText('图 1');
    act(() => void picture.dispatchEvent(new Event('error')));
    await shows('第 1 页没有加载出来');
  });
});

describe('what its author chose', () => {
  const options = {
    ...({
      mode: 'slide',
      pages: 'auto',
      direction: 'rtl',
      startPage: 3,
      ground: 'night',
      hasSound: 'Y',
    } as const),
    ...{ autoplay: 5, watermark: '内部' },
    permits: [],
  };

  it('is how it opens, and what is not permitted is not there', async () => {
    open(apiOf({}, { options }));
    await shows('西湖四季');
    expect(await screen.findByRole('button', { name: '暂停自动翻页' })).toBeDefined();
    expect(screen.getByRole('slider', { name: '页码' })).toHaveProperty('value', '3');
    for (const name of ['分享', '搜索', '打印']) expect(screen.queryByRole('button', { name })).toBeNull();
    const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    for (const part of ['--table:#2a303b', 'direction:rtl', 'user-select:none', '.page::after'])
      expect(style).toContain(part);
  });

  it('is tried without a trace', async () => {
    const told = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', told);
    for (const [search, times] of [
      ['?as=visitor&try=%7B%7D', 0],
      ['?as=visitor', 1],
    ] as const) {
      history.replaceState(null, '', search);
      const { unmount } = open(apiOf({}, { options }));
      await screen.findByRole('button', { name: '暂停自动翻页' });
      unmount();
      expect(told).toHaveBeenCalledTimes(times);
    }
  });

  it('gives way to the mode that this reader chose', async () => {
    const memory = nothingStored();
    memory.rememberMode('scroll');
    open(apiOf({}, { options }), { memory });
    await shows('西湖四季');
    expect(await screen.findByRole('region', { name: '书页' })).toBeDefined();
  });

  it('is read to the left: arrows lead where they point', async () => {
    open(apiOf({}, { options }));
    await screen.findByRole('button', { name: '暂停自动翻页' });
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('slider', { name: '页码' })).toHaveProperty('value', '4'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('slider', { name: '页码' })).toHaveProperty('value', '3'));
  });

  it('stays where it is while something lies open before it', async () => {
    open(apiOf({}, { options: { ...options, autoplay: 0.05 } }));
    await screen.findByRole('button', { name: '暂停自动翻页' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    dialog.setAttribute('open', '');
    const place = () => screen.getByRole<HTMLInputElement>('slider', { name: '页码' }).value;
    const before = place();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(place()).toBe(before);
    await user.click(screen.getByRole('button', { name: '暂停自动翻页' }));
    button.focus();
    await user.keyboard('{ArrowLeft}');
    expect(place()).toBe(before);
    dialog.remove();
  });

  it('takes no words along where that is not permitted', async () => {
    open(apiOf({}, { options }));
    await screen.findByRole('button', { name: '暂停自动翻页' });
    const copying = new Event('copy', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(copying);
    expect(copying.defaultPrevented).toBe(true);
  });
});

describe('sharing', () => {
  it('gives the link of the book, of the page where that is wanted, and a code', async () => {
    open(apiOf());
    await user.click(await screen.findByRole('button', { name: '分享' }));
    const link = () => screen.getByLabelText<HTMLInputElement>('阅读链接').value;
    await screen.findByLabelText('阅读链接');
    expect(link()).toBe(location.origin + location.pathname);
    expect(screen.getByRole('img', { name: /二维码/ })).toBeDefined();
    expect(screen.getAllByText('沈砚秋 著')).toHaveLength(2);
    await user.click(screen.getByLabelText(/^从第 1 页打开/));
    expect(link()).toMatch(/\?page=1$/);
  });

  it('says of a draft that others cannot open it', async () => {
    open(apiOf({}, { isDraft: 'Y' }));
    await user.click(await screen.findByRole('button', { name: '分享' }));
    expect(await screen.findByText(/^还没有发布/)).toBeDefined();
  });
});

function withMode(mode: 'flip' | 'slide' | 'scroll') {
  const memory = nothingStored();
  memory.rememberMode(mode);
  return memory;
}

describe('the place of the last time', () => {
  it('is offered, and gone to', async () => {
    const memory = nothingStored();
    memory.rememberPlace(BOOK.code, 60);
    open(apiOf(), { memory });
    await shows('上次读到第 60 页');
    await user.click(screen.getByRole('button', { name: '继续' }));
    await shows('第 60 至 61 页，共 500 页');
    expect(screen.queryByText('上次读到第 60 页')).toBeNull();
  });

  it('is the one of another device for a member', async () => {
    open(apiOf({ place: async () => done(88) }), { isMember: true });
    await shows('上次读到第 88 页');
  });

  it('is remembered here and at the server, quietly', async () => {
    const api = apiOf({ savePlace: async () => failed(REQUEST_FAILED) });
    const savePlace = vi.spyOn(api, 'savePlace');
    const memory = nothingStored();
    open(api, { memory, isMember: true });
    await shows('第 1 页，共 500 页');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(memory.place(BOOK.code)).toBe(2));
    expect(savePlace).toHaveBeenCalledWith(2);
    expect(location.search).toBe('?page=2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not that of who only looked at the cover', async () => {
    const memory = nothingStored();
    memory.rememberPlace(BOOK.code, 60);
    open(apiOf(), { memory });
    await shows('上次读到第 60 页');
    expect(memory.place(BOOK.code)).toBe(60);
  });
});

describe('what lies beside the book', () => {
  it('leads to a chapter', async () => {
    open(apiOf());
    await user.click(await screen.findByRole('button', { name: '目录' }));
    await user.click(await screen.findByRole('button', { name: '夏 60' }));
    await shows('第 60 至 61 页，共 500 页');
  });

  it('finds words, with their page and what stands around them, and marks them there', async () => {
    const words = { kind: 'words', x: 0, y: 0, w: 145, h: 20, text: '早上的湖很静' } as const;
    const page: Page = { id: idAt(1), role: 'inner', ground: '#ffffff', elements: withIds([words]) };
    const api = apiOf({ pages: async (_from, count) => done(Array.from({ length: count }, () => page)) });
    open(api);
    await user.click(await screen.findByRole('button', { name: '搜索' }));
    await user.type(await screen.findByRole('searchbox'), '湖{Enter}');
    await user.click(await screen.findByText('湖', { selector: 'mark' }));
    expect(api.search).toHaveBeenCalledWith('湖');
    await shows('第 60 至 61 页，共 500 页');
    const shown = screen.getByRole('region', { name: '第 61 页' });
    await waitFor(() => expect(shown.querySelectorAll('.page-mark')).toHaveLength(1));
  });

  it('closes with Escape, and the focus returns', async () => {
    open(apiOf());
    const button = await screen.findByRole('button', { name: '缩略图' });
    await user.click(button);
    await screen.findByRole('complementary', { name: '缩略图' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('changes the way of reading, and the device remembers it', async () => {
    const memory = nothingStored();
    open(apiOf(), { memory });
    await user.click(await screen.findByRole('button', { name: '显示' }));
    await user.click(await screen.findByRole('radio', { name: /滑动/ }));
    await shows('第 1 页，共 500 页');
    expect(memory.mode()).toBe('slide');
  });

  it('is the text alone, with its words under real headings', async () => {
    const title = {
      family: 'serif',
      weight: 700,
      size: 8,
      leading: 1,
      color: '#000000',
      align: 'left',
      indent: 0,
    } as const;
    const heading = {
      kind: 'text',
      x: 0,
      y: 0,
      w: 100,
      h: 10,
      text: '第一回',
      style: title,
      part: 'heading-1',
    } as const;
    const area = { id: idAt(9), shape: 'point', points: [1, 1], label: '' } as const;
    const areas = [
      { ...area, target: { to: 'page', page: idAt(1), no: 1 } },
      { ...area, id: idAt(8), target: { to: 'address', address: 'javascript:alert(1)' } },
      { ...area, id: idAt(7), label: '苏堤', target: { to: 'text', text: '六座桥' } },
    ] as const;
    const elements = withIds([heading]);
    const page: Page = { id: idAt(1), role: 'inner', ground: '#ffffff', elements, areas };
    const pages = async () => done([page]);
    open(apiOf({ pages }, { pageNum: 1 }));
    await user.click(await screen.findByRole('button', { name: '阅读视图' }));
    expect(await screen.findByRole('heading', { level: 2, name: '第一回' })).toBeDefined();
    const article = within(screen.getByRole('article', { name: '正文' }));
    // What areas say comes in a part of its own.
    expect(await article.findByText('苏堤：六座桥')).toBeDefined();
    expect(article.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['转到第 1 页']);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(article.getByRole('link'));
    expect(scrolled.mock.contexts).toEqual([article.getByRole('region', { name: '第 1 页' })]);
    scrolled.mockRestore();
  });

  it('has neither search nor reading view where a book has no words', async () => {
    open(apiOf({}, { hasWords: 'N', outline: [] }));
    await screen.findByRole('button', { name: '缩略图' });
    for (const name of ['搜索', '阅读视图', '目录'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

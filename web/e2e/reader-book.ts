/** A book with words for the browser specs of the reader, told by the page's own requests. */
import type { Page as BrowserPage } from '@playwright/test';
import {
  type New,
  type Page,
  type PageElement,
  type TextStyle,
  WHOLE,
} from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';
import { wordsOf } from '#contracts/rules/pages/page-text.ts';
import { searchPages } from '#contracts/rules/pages/search-pages.ts';

export const PAGE_NUM = 12;
const SIZE = { widthMm: 145, heightMm: 210 };

const PROSE = '湖上的风最轻，吹过断桥（那时还没有栏杆）——又吹过苏堤。有人说“春天来了”，有人只是坐着……';
const MIXED =
  '船行 3.5 公里，the boat turns at Solitary Hill，水深约 2.27 米；票价 ¥55，don’t miss the last one at 17:30。';

const BODY: TextStyle = {
  family: 'serif',
  weight: 400,
  size: 4.2,
  leading: 1.8,
  color: '#1d2433',
  align: 'justify',
  indent: 2,
};

function text(y: number, h: number, words: string, style: Partial<TextStyle> = {}): New<PageElement> {
  const part = style.weight === 700 ? 'heading-1' : 'prose';
  return { kind: 'text', x: 18, y, w: 109, h, text: words, style: { ...BODY, ...style }, part };
}

function innerPage(no: number): Page {
  const title = { family: 'sans', weight: 700, size: 8, align: 'left', indent: 0 } as const;
  return {
    id: idAt(no),
    role: 'inner',
    ground: '#fffefb',
    elements: withIds([
      text(20, 14, `第 ${no} 回 Chapter ${no}`, title),
      text(44, 130, Array.from({ length: 4 }, () => `${PROSE}${MIXED}`).join('\n')),
      {
        kind: 'link',
        x: 18,
        y: 190,
        w: 40,
        h: 8,
        target: { to: 'page', page: idAt(1), no: 1 },
        label: '回到封面',
      },
    ]),
  };
}

function cover(): Page {
  const art = {
    kind: 'image',
    x: 0,
    y: 0,
    w: 145,
    h: 210,
    source: 'art:west-lake-four-seasons',
    crop: WHOLE,
  } as const;
  const elements = withIds([{ ...art, alt: '西湖四季封面' }]);
  return { id: idAt(1), role: 'cover', ground: '#203864', elements };
}

export const BOOK_PAGES: readonly Page[] = Array.from({ length: PAGE_NUM }, (_, place) =>
  place === 0 ? cover() : innerPage(place + 1),
);

/** Answers the calls about the book `words` with it. */
export async function tellBook(page: BrowserPage, pages: readonly Page[] = BOOK_PAGES): Promise<void> {
  await page.route(/ReaderServiceMag/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const data = replyTo(query, pages);
    return data === null ? route.continue() : route.fulfill({ json: { code: 0, message: '成功', data } });
  });
}

function replyTo(query: URLSearchParams, pages: readonly Page[]): object | null {
  const from = Number(query.get('from'));
  switch (query.get('medthodName')) {
    case 'getBook':
      return {
        ...{ code: 'words', name: '西湖四季', subtitle: '', author: '沈砚秋 著', type: 'ebook', ...SIZE },
        ...{ pageNum: pages.length, hasWords: 'Y', isOwn: 'N', isDraft: 'N', photoPath: '/media/art/x.svg' },
        outline: [
          { title: '春', level: 1, page: 2 },
          { title: '断桥', level: 2, page: 3 },
          { title: '夏', level: 1, page: 6 },
        ],
      };
    case 'getPages':
      return { from, pages: pages.slice(from - 1, from - 1 + Number(query.get('count'))) };
    case 'searchBook': {
      const { hits, hasMore } = searchPages(pages.map(wordsOf), query.get('keyword') ?? '');
      return { hits, hasMore: hasMore ? 'Y' : 'N' };
    }
    default:
      return null;
  }
}

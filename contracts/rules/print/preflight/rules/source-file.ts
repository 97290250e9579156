import type { Id } from '../../../pages/document.ts';
import { isBlurred, PRINT_DPI } from '../../../pages/geometry/dpi.ts';
import type { BookRule, CheckedBook, Found } from '../finding.ts';
import type { SourceFacts } from '../source-facts.ts';

type OnPage = Found & { readonly page: Id | null };

const UNUSABLE: Readonly<Record<Exclude<SourceFacts['why'], ''>, string>> = {
  encrypted: '原文件已加密，将按页面图片印刷',
  damaged: '原文件的结构无法处理，将按页面图片印刷',
};

/** What the PDF is that a work came out of (原 PDF 文件). */
export const sourceFile: BookRule = {
  id: 'source-file',
  checkBook(book, { source }) {
    if (!source || source.state === 'edited') return [];
    const { facts } = source;
    if (facts.why !== '') {
      const why = '请另存为不加密的 PDF 后重新导入，就能按原文件印刷。';
      return [{ level: 'warning', page: null, text: UNUSABLE[facts.why], why }];
    }
    return [...fontsOf(book, facts), ...sizesOf(book, facts), ...bleedOf(facts), ...picturesOf(book, facts)];
  },
};

function idOf({ sheets }: CheckedBook, page: number): Id | null {
  return sheets[page - 1]?.page.id ?? null;
}

function fontsOf(book: CheckedBook, { bareFonts }: SourceFacts): OnPage[] {
  return bareFonts.map(({ page, name }) => ({
    level: 'warning',
    page: idOf(book, page),
    text: `字体“${name}”没有嵌入文件，印刷时可能换成别的字体`,
    why: '导出 PDF 时请嵌入所有字体，或把文字转成曲线。',
  }));
}

function sizesOf(book: CheckedBook, { otherSizes }: SourceFacts): OnPage[] {
  return otherSizes.map((page) => ({
    level: 'warning',
    page: idOf(book, page),
    text: '这一页的大小与第 1 页不同',
    why: '同一本书的页面要一样大，请调整后重新导入。',
  }));
}

function bleedOf({ unbled }: SourceFacts): OnPage[] {
  if (unbled.length === 0) return [];
  const text = '原文件的页面没有出血，靠边的图文裁切后可能露白';
  return [{ level: 'info', page: null, text, why: '有满版图文时，请四边各加 3 毫米出血后重新导入。' }];
}

function picturesOf(book: CheckedBook, { coarse }: SourceFacts): OnPage[] {
  return coarse.map(({ page, dpi }) => ({
    level: isBlurred(dpi) ? 'warning' : 'info',
    page: idOf(book, page),
    text: `原文件这一页的图片只有 ${dpi} dpi，建议 ${PRINT_DPI} dpi 以上`,
    why: '导出 PDF 时请不要压缩图片。',
  }));
}

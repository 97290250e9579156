import type { New, PageElement } from '#contracts/rules/pages/document.ts';

const WORDS_SIZE = 0.035;

/** What stands on a page that has not come out of its file yet. */
export function blankElements(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  no: number,
): readonly New<PageElement>[] {
  const size = Math.max(widthMm * WORDS_SIZE, 1);
  return [
    {
      kind: 'text',
      x: 0,
      y: heightMm / 2 - size,
      w: widthMm,
      h: size * 2,
      text: `第 ${no} 页正在转换`,
      style: {
        family: 'sans',
        weight: 400,
        size,
        leading: 1.5,
        color: '#5b6475',
        align: 'center',
        indent: 0,
      },
      part: 'furniture',
    },
  ];
}

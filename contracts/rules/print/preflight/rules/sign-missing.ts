import type { PageRule } from '../finding.ts';
import { boxOf } from '../places.ts';
import { isPrintable } from '../signs.ts';

const MOST_NAMED = 5;

/** A sign that none of our faces has (缺字). */
export const signMissing: PageRule = {
  id: 'sign-missing',
  check({ elements }) {
    return elements.flatMap((element) => {
      if (element.kind !== 'text') return [];
      const signs = [...new Set(element.text)].filter((sign) => !isPrintable(sign));
      if (signs.length === 0) return [];
      const named = signs.slice(0, MOST_NAMED).join('');
      return {
        level: 'error',
        text: `文字里的“${named}”${signs.length > MOST_NAMED ? '等字' : ''}没有字体可印，会印成〓`,
        why: '印刷用的字体没有收录这个字，请换一个字，或者把它做成图片。',
        element,
        place: boxOf(element),
      };
    });
  },
};

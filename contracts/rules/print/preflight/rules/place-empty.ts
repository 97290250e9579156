import { isPrompt, placesOf } from '../../../templates/waiting.ts';
import type { PageRule } from '../finding.ts';
import { boxOf } from '../places.ts';

/** What a template asked for and nothing was put into: it would be printed as it is (空着的位置). */
export const placeEmpty: PageRule = {
  id: 'place-empty',
  check({ page }) {
    const places = placesOf(page).map((element) => ({
      level: 'error' as const,
      text: '照片的位置还空着，会印成一块颜色',
      why: '放一张照片进去，或者把这个位置去掉。',
      mend: '去掉这个位置',
      ...{ element, place: boxOf(element) },
    }));
    const prompts = page.elements.filter(isPrompt).map((element) => ({
      level: 'error' as const,
      text: '提示的话还没有改写，会照样印出来',
      why: '写上您自己的话，或者把它去掉。',
      mend: '去掉这句话',
      ...{ element, place: boxOf(element) },
    }));
    return [...places, ...prompts];
  },
  mend: (document, { page: id, element }) => ({
    ...document,
    pages: document.pages.map((page) =>
      page.id === id ? { ...page, elements: page.elements.filter((each) => each.id !== element) } : page,
    ),
  }),
};

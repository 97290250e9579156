import type { PageElement } from '#contracts/rules/pages/document.ts';
import { isPlace, PHOTO_PLACE } from '#contracts/rules/templates/waiting.ts';

const FORMS = { rect: '矩形', ellipse: '椭圆', line: '直线', polygon: '多边形' } as const;
const KINDS = { text: '文字', image: '图片', code: '二维码', link: '链接', words: '文字层' } as const;
const LONGEST = 24;

/** What an element is called where it is not seen: its kind and what it says. */
export function elementWords(element: PageElement): string {
  const isForPhoto: boolean = isPlace(element);
  const form = element.kind === 'shape' ? FORMS[element.form] : KINDS[element.kind];
  const kind = isForPhoto ? PHOTO_PLACE : form;
  // What was generated is named for the rules that make it anew.
  const said = (element.by || isForPhoto ? undefined : element.name) ?? saidBy(element);
  const words = said.replaceAll(/\s+/g, ' ').trim();
  const cut = [...words].length > LONGEST ? `${[...words].slice(0, LONGEST).join('')}…` : words;
  return [kind, cut, element.locked ? '已锁定' : ''].filter((part) => part !== '').join('，');
}

function saidBy(element: PageElement): string {
  switch (element.kind) {
    case 'text':
    case 'words':
    case 'code':
      return element.text;
    case 'image':
      return element.alt;
    case 'link':
      return element.label;
    case 'shape':
      return '';
  }
}

import { checkText } from './check-text.ts';
import type { CheckedValue } from './checked-value.ts';
import { MAKERS, PAGE_SIDES, type PageElement, SHAPE_FORMS, TUNES } from './document.ts';
import { ID } from './ids.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';

type Pages = ReadonlySet<unknown>;

/** Checks the elements of a page or a master, whose links may lead to those pages. */
export function checkElements(page: CheckedValue, pages: Pages): void {
  let letters = 0;
  const ids = new Set<unknown>();
  for (const element of page.get('elements').list(LIMITS.elementsOfPage)) {
    checkElement(element, pages, ids);
    letters += String(Object(element.value).text ?? '').length;
  }
  if (letters > LIMITS.textOfPage) page.blame(`一页最多 ${LIMITS.textOfPage} 个字，现有 ${letters} 个`);
}

const BOX = ['x', 'y', 'w', 'h'];
const PLACED = ['id', 'kind', ...BOX, 'turn', 'opacity', 'group', 'locked', 'name', 'by', 'pinned', 'side'];

/** The parts of each kind of element beside its place, and their requirements. */
const KINDS: Record<PageElement['kind'], [names: string[], check: (of: CheckedValue, pages: Pages) => void]> =
  {
    text: [['text', 'style', 'part', 'spans', 'fills'], checkText],
    image: [['source', 'crop', 'alt', 'tune', 'radius'], checkImage],
    shape: [['form', 'fill', 'stroke', 'strokeWidth', 'radius', 'points', 'dash'], checkShape],
    code: [['text', 'ink'], checkCode],
    link: [['target', 'label'], checkLink],
    words: [['text'], (element) => element.get('text').text(LIMITS.textLength)],
  };

function checkElement(element: CheckedValue, pages: Pages, ids: Set<unknown>): void {
  const kind = element.get('kind');
  if (!kind.oneOf(Object.keys(KINDS))) return;
  const [names, check] = KINDS[kind.value as PageElement['kind']];
  if (!element.isRecord([...PLACED, ...names])) return;
  checkBox(element, -LIMITS.longestMm, 2 * LIMITS.longestMm);
  element.get('id').newIn(ids, ID);
  element.maybe('turn')?.number(-360, 360);
  element.maybe('opacity')?.number(0, 1);
  element.maybe('group')?.matches(ID, '编号应为 8 个字母');
  element.maybe('name')?.text(LIMITS.titleLength);
  element.maybe('by')?.oneOf(MAKERS);
  element.maybe('side')?.oneOf(PAGE_SIDES);
  for (const name of ['locked', 'pinned']) element.maybe(name)?.oneOf([true]);
  check(element, pages);
}

function checkBox(box: CheckedValue, least: number, most: number): void {
  for (const side of ['x', 'y']) box.get(side).number(least, most);
  for (const side of ['w', 'h']) box.get(side).number(0, most);
}

function checkImage(element: CheckedValue): void {
  const source = /^(art:[a-z0-9][a-z0-9/-]{0,99}|file:[0-9a-f]{64})$/;
  element.get('source').matches(source, '图片应为 art: 或 file: 开头的图片编号');
  element.get('alt').text(LIMITS.titleLength);
  const crop = element.get('crop');
  if (crop.isRecord(BOX)) checkBox(crop, 0, 1);
  element.maybe('radius')?.number(0, LIMITS.longestMm);
  const tune = element.maybe('tune');
  if (!tune?.isRecord(TUNES)) return;
  for (const name of TUNES) tune.maybe(name)?.number(-1, 1);
}

function checkShape(element: CheckedValue): void {
  const form = element.get('form');
  form.oneOf(SHAPE_FORMS);
  for (const paint of ['fill', 'stroke']) {
    if (element.get(paint).value !== null) element.get(paint).color();
  }
  element.get('strokeWidth').number(0, 50);
  element.get('radius').number(0, LIMITS.longestMm);
  const dash = element.maybe('dash')?.list(8) ?? [];
  for (const length of dash) length.number(0.1, 100);
  const points = element.maybe('points');
  if (form.value === 'polygon') checkCorners(element.get('points'));
  else points?.blame('只有多边形有角');
}

function checkCorners(points: CheckedValue): void {
  const shares = points.list(2 * LIMITS.cornersOfShape);
  for (const share of shares) share.number(0, 1);
  if (Array.isArray(points.value) && (shares.length < 6 || shares.length % 2 === 1)) {
    points.blame('多边形至少三个角，每个角有两个数');
  }
}

function checkCode(element: CheckedValue): void {
  element.get('text').text(LIMITS.codeLength);
  if (element.get('text').value === '') element.get('text').blame('二维码不能为空');
  element.get('ink').color();
}

function checkLink(element: CheckedValue, pages: Pages): void {
  element.get('label').text(LIMITS.titleLength);
  const target = element.get('target');
  if (!target.get('to').oneOf(['page', 'address'])) return;
  if (target.get('to').value === 'page') {
    if (target.isRecord(['to', 'page'])) target.get('page').within(pages, '没有这一页');
    return;
  }
  if (target.isRecord(['to', 'address'])) target.get('address').address(LIMITS.addressLength);
}

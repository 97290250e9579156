import { CheckedValue } from './checked-value.ts';
import {
  DOCUMENT_VERSION,
  FONT_FAMILIES,
  PAGE_ROLES,
  type PageDocument,
  type PageElement,
  TEXT_ALIGNS,
} from './document.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { isSafeAddress } from './safe-address.ts';

export type ReadDocument =
  | { readonly kind: 'document'; readonly document: PageDocument }
  /** Sentences that begin with the place, such as `pages[3].elements[0].x`. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Upgrades from each version to the next. */
export type Migrations = ReadonlyMap<number, (old: unknown) => unknown>;

const MIGRATIONS: Migrations = new Map();

/** Reads a document from outside (读取页面文档): upgrades an old one, and names every wrong place. */
export function readDocument(
  value: unknown,
  { migrations = MIGRATIONS, version = DOCUMENT_VERSION }: { migrations?: Migrations; version?: number } = {},
): ReadDocument {
  const problems: string[] = [];
  const current = upToDate(value, migrations, version);
  const root = new CheckedValue(current, '', problems);
  if (Object(current).version !== version) root.get('version').blame(`只能读取第 1 至 ${version} 版的文档`);
  else checkDocument(root);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'document', document: current as PageDocument };
}

export type ReadElements =
  | { readonly kind: 'elements'; readonly elements: readonly PageElement[] }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Reads the elements of one page of a document with that many pages (读取一页). */
export function readElements(value: unknown, pageCount: number): ReadElements {
  const problems: string[] = [];
  checkPage(new CheckedValue({ role: 'inner', ground: '#ffffff', elements: value }, '', problems), pageCount);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'elements', elements: value as readonly PageElement[] };
}

function upToDate(value: unknown, migrations: Migrations, version: number): unknown {
  let current = value;
  for (;;) {
    const { version: found } = Object(current);
    const migrate = found === version ? undefined : migrations.get(found);
    if (!migrate) return current;
    current = migrate(current);
  }
}

function checkDocument(root: CheckedValue): void {
  if (!root.isRecord(['version', 'widthMm', 'heightMm', 'pages', 'outline'])) return;
  root.get('widthMm').number(LIMITS.shortestMm, LIMITS.longestMm);
  root.get('heightMm').number(LIMITS.shortestMm, LIMITS.longestMm);
  const pages = root.get('pages').list(LIMITS.pages);
  for (const page of pages) checkPage(page, pages.length);
  for (const entry of root.get('outline').list(LIMITS.outline)) {
    if (!entry.isRecord(['title', 'level', 'page'])) continue;
    entry.get('title').text(LIMITS.titleLength);
    entry.get('level').whole(1, 6);
    entry.get('page').whole(1, Math.max(pages.length, 1));
  }
}

function checkPage(page: CheckedValue, pageCount: number): void {
  if (!page.isRecord(['role', 'ground', 'elements'])) return;
  page.get('role').oneOf(PAGE_ROLES);
  page.get('ground').color();
  let letters = 0;
  for (const element of page.get('elements').list(LIMITS.elementsOfPage)) {
    checkElement(element, pageCount);
    letters += String(Object(element.value).text ?? '').length;
  }
  if (letters > LIMITS.textOfPage) page.blame(`一页最多 ${LIMITS.textOfPage} 个字，现有 ${letters} 个`);
}

const BOX = ['kind', 'x', 'y', 'w', 'h'];

/** The parts of each kind of element beside its box, and their requirements. */
const KINDS: Record<
  PageElement['kind'],
  [names: string[], check: (of: CheckedValue, pages: number) => void]
> = {
  text: [['text', 'style', 'part'], checkText],
  image: [['source', 'crop', 'alt'], checkImage],
  shape: [['form', 'fill', 'stroke', 'strokeWidth', 'radius'], checkShape],
  link: [['target', 'label'], checkLink],
  words: [['text'], (element) => element.get('text').text(LIMITS.textLength)],
};

function checkElement(element: CheckedValue, pageCount: number): void {
  const kind = element.get('kind');
  if (!kind.oneOf(Object.keys(KINDS))) return;
  const [names, check] = KINDS[kind.value as PageElement['kind']];
  if (!element.isRecord([...BOX, ...names])) return;
  checkBox(element, -LIMITS.longestMm, 2 * LIMITS.longestMm);
  check(element, pageCount);
}

function checkBox(box: CheckedValue, least: number, most: number): void {
  for (const side of ['x', 'y']) box.get(side).number(least, most);
  for (const side of ['w', 'h']) box.get(side).number(0, most);
}

function checkText(element: CheckedValue): void {
  element.get('text').text(LIMITS.textLength);
  element.get('part').oneOf(['prose', 'heading-1', 'heading-2', 'furniture']);
  const style = element.get('style');
  if (!style.isRecord(['family', 'weight', 'size', 'leading', 'color', 'align', 'indent'])) return;
  style.get('family').oneOf(FONT_FAMILIES);
  style.get('weight').oneOf([400, 700]);
  style.get('size').number(0.5, 400);
  style.get('leading').number(0.5, 5);
  style.get('color').color();
  style.get('align').oneOf(TEXT_ALIGNS);
  style.get('indent').number(0, 20);
}

function checkImage(element: CheckedValue): void {
  const source = element.get('source');
  if (!/^(art:[a-z0-9][a-z0-9/-]{0,99}|file:[0-9a-f]{64})$/.test(String(source.value))) {
    source.blame('图片应为 art: 或 file: 开头的图片编号');
  }
  element.get('alt').text(LIMITS.titleLength);
  const crop = element.get('crop');
  if (crop.isRecord(['x', 'y', 'w', 'h'])) checkBox(crop, 0, 1);
}

function checkShape(element: CheckedValue): void {
  element.get('form').oneOf(['rect', 'ellipse', 'line']);
  for (const paint of ['fill', 'stroke']) {
    if (element.get(paint).value !== null) element.get(paint).color();
  }
  element.get('strokeWidth').number(0, 50);
  element.get('radius').number(0, LIMITS.longestMm);
}

function checkLink(element: CheckedValue, pageCount: number): void {
  element.get('label').text(LIMITS.titleLength);
  const target = element.get('target');
  if (!target.get('to').oneOf(['page', 'address'])) return;
  if (target.get('to').value === 'page') {
    if (target.isRecord(['to', 'page'])) target.get('page').whole(1, Math.max(pageCount, 1));
    return;
  }
  if (!target.isRecord(['to', 'address'])) return;
  const address = target.get('address');
  address.text(LIMITS.addressLength);
  if (!isSafeAddress(String(address.value))) address.blame('只能链接到网页、邮箱或电话');
}

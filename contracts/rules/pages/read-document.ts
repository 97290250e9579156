import { checkCalendarSpec } from '../calendar/calendar-spec.ts';
import { checkAreas } from './areas/check-areas.ts';
import { checkElements } from './check-elements.ts';
import { CheckedValue } from './checked-value.ts';
import { DOCUMENT_VERSION, PAGE_ROLES, type PageDocument, type PageElement } from './document.ts';
import { ID } from './ids.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { MIGRATIONS, type Migrations } from './migrations.ts';

export type ReadDocument =
  | { readonly kind: 'document'; readonly document: PageDocument }
  /** Sentences that begin with the place, such as `pages[3].elements[0].x`. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

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

/** Reads the elements of one page (读取一页); its links may lead to those pages. */
export function readElements(value: unknown, pages: ReadonlySet<unknown>): ReadElements {
  const problems: string[] = [];
  checkElements(new CheckedValue({ elements: value }, '', problems), pages);
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
  if (!root.isRecord(['version', 'widthMm', 'heightMm', 'pages', 'outline', 'masters', 'calendar'])) return;
  root.get('widthMm').number(LIMITS.shortestMm, LIMITS.longestMm);
  root.get('heightMm').number(LIMITS.shortestMm, LIMITS.longestMm);
  const pages = root.get('pages').list(LIMITS.pages);
  const masters = root.maybe('masters')?.list(LIMITS.masters) ?? [];
  const pageIds = idsOf(pages);
  const masterIds = idsOf(masters);
  for (const page of pages) checkPage(page, pageIds, masterIds);
  for (const master of masters) checkMaster(master, pageIds);
  checkOutline(root.get('outline'), pages.length);
  const calendar = root.maybe('calendar');
  if (calendar) checkCalendarSpec(calendar);
}

export function checkMaster(master: CheckedValue, pages: ReadonlySet<unknown>): void {
  if (!master.isRecord(['id', 'name', 'elements'])) return;
  master.get('name').text(LIMITS.titleLength);
  checkElements(master, pages);
}

export function checkOutline(outline: CheckedValue, pageNum: number): void {
  for (const entry of outline.list(LIMITS.outline)) {
    if (!entry.isRecord(['title', 'level', 'page'])) continue;
    entry.get('title').text(LIMITS.titleLength);
    entry.get('level').whole(1, 6);
    entry.get('page').whole(1, Math.max(pageNum, 1));
  }
}

/** The ids of a list, each of which must be its own. */
export function idsOf(list: readonly CheckedValue[]): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  for (const each of list) {
    if (typeof each.value === 'object' && each.value !== null) each.get('id').newIn(ids, ID);
  }
  return ids;
}

function checkPage(page: CheckedValue, pages: ReadonlySet<unknown>, masters: ReadonlySet<unknown>): void {
  if (!page.isRecord(['id', 'role', ...CONTENT])) return;
  page.get('role').oneOf(PAGE_ROLES);
  checkContent(page, pages, masters);
}

export const CONTENT = ['ground', 'elements', 'master', 'layout', 'areas'];

/** What stands on a page, whatever its place. */
export function checkContent(
  page: CheckedValue,
  pages: ReadonlySet<unknown>,
  masters: ReadonlySet<unknown>,
): void {
  page.get('ground').color();
  page.maybe('master')?.within(masters, '没有这个母版');
  page.maybe('layout')?.text(LIMITS.titleLength);
  checkElements(page, pages);
  const areas = page.maybe('areas');
  if (areas) checkAreas(areas);
}

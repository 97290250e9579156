import { csvOf, figure } from '../../csv.ts';
import { AREA_LOOKS, type HotArea, type Id } from '../document.ts';
import { AREA_LABEL_MAX, AREAS_OF_PAGE } from './check-areas.ts';
import { type AreasOfPage, readAreas } from './read-areas.ts';
import { AREA_KINDS, type AreaKind, type KnownPages, readTarget, targetText } from './targets.ts';

const HEADINGS = ['页码', '形状', '坐标（毫米）', '类型', '目标', '名称', '样式', '颜色'];
const SHAPES = { rect: '矩形', polygon: '多边形', point: '圆点' } as const;
const LOOKS = { frame: '边框', tint: '底色' } as const;
export const AREA_ROWS_MAX = 5000;

/** Hot areas as a spreadsheet (导出 CSV); a page that is gone has no number. */
export function csvOfAreas(pages: readonly AreasOfPage[], known: Pick<KnownPages, 'numberOf'>): string {
  const rows = pages.flatMap(({ areas }, at) =>
    areas.map(({ shape, points, target, label, look, color = '' }) => [
      figure(String(at + 1)),
      SHAPES[shape],
      points.join(' '),
      AREA_KINDS[target.to],
      targetText(target, known),
      label,
      look ? LOOKS[look] : '',
      color,
    ]),
  );
  return csvOf([HEADINGS, ...rows]);
}

export interface RefusedRow {
  readonly row: number;
  readonly message: string;
}

export interface AreaRows {
  /** In the order of the rows. */
  readonly list: readonly { readonly page: Id; readonly area: HotArea }[];
  readonly refused: readonly RefusedRow[];
}

interface Work {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageIds: readonly Id[];
  readonly newId: () => Id;
}

/** Reads such a spreadsheet (导入 CSV): what each row lacks is told by its number, the others are taken. */
export function readAreaRows(text: string, work: Work): AreaRows {
  const { pageIds } = work;
  const known = {
    idOf: (no: number) => pageIds[no - 1],
    numberOf: (id: Id) => pageIds.indexOf(id) + 1 || null,
  };
  const list: { page: Id; area: HotArea }[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, cells } of rowsOf(text)) {
    if (row === 1 && cells[0] === HEADINGS[0]) continue;
    const read = list.length < AREA_ROWS_MAX ? readRow(cells, work, known) : `一次最多 ${AREA_ROWS_MAX} 行`;
    if (typeof read === 'string') refused.push({ row, message: read });
    else list.push(read);
  }
  return { list, refused };
}

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, name: string): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name);
}

/** What a row says, or what is wrong with it. */
function readRow(
  cells: readonly string[],
  { widthMm, heightMm, newId }: Work,
  known: KnownPages,
): { page: Id; area: HotArea } | string {
  const [no = '', shapeName = '', places = '', kindName = '', typed = '', label = '', lookName = ''] = cells;
  if (cells.length === 0) return '引号没有成对';
  const page = /^\d{1,4}$/.test(no) ? known.idOf(Number(no)) : undefined;
  if (page === undefined) return `没有第 ${no} 页`;
  const shape = keyOf(SHAPES, shapeName);
  if (!shape) return `形状应为${Object.values(SHAPES).join('、')}之一`;
  const points = places.split(/[\s;；]+/).filter((each) => each !== '');
  if (!points.every((each) => /^\d+(\.\d+)?$/.test(each))) return '坐标应为空格隔开的毫米数';
  const kind = keyOf<AreaKind>(AREA_KINDS, kindName);
  if (!kind) return `类型应为${Object.values(AREA_KINDS).join('、')}之一`;
  const target = readTarget(kind, typed, known);
  if (target.kind === 'refused') return target.message;
  if (label.length > AREA_LABEL_MAX) return `名称最多 ${AREA_LABEL_MAX} 个字`;
  const look = keyOf(LOOKS, lookName);
  if (lookName !== '' && !look)
    return `样式应为${AREA_LOOKS.map((each) => LOOKS[each]).join('、')}之一，或留空`;
  const color = cells[7] ?? '';
  const area = {
    ...{ id: newId(), shape, points: points.map(Number), target: target.value, label },
    ...(look ? { look } : {}),
    ...(color === '' ? {} : { color }),
  };
  const checked = readAreas(JSON.stringify([{ page, areas: [area] }]), {
    ...{ widthMm, heightMm, pages: new Set([page]) },
  });
  return checked.kind === 'done'
    ? { page, area }
    : checked.message.replace(/^热区不正确：areas\[0\][^：]*：/, '');
}

/** The areas of the rows on their pages; rows beyond what a page takes are refused. */
export function withRows(
  pages: readonly AreasOfPage[],
  { list }: Pick<AreaRows, 'list'>,
  how: 'add' | 'replace',
): { readonly pages: readonly AreasOfPage[]; readonly left: number } {
  let left = 0;
  const after = pages.map((page) => {
    const here = list.flatMap((row) => (row.page === page.page ? [row.area] : []));
    if (here.length === 0 && (how === 'add' || page.areas.length === 0)) return page;
    const all = how === 'add' ? [...page.areas, ...here] : here;
    left += Math.max(all.length - AREAS_OF_PAGE, 0);
    return { ...page, areas: all.slice(0, AREAS_OF_PAGE) };
  });
  return { pages: after, left };
}

interface Row {
  /** From 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\t\r\n]*))(,|\t|\r\n|\n|\r|$)/y;

/**
 * Rows with cells between commas or tabs, which may stand in quotes. Rows without a word are left out; one with a quote
 * too many has no cells.
 */
function rowsOf(text: string): Row[] {
  const body = text.replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  let cells: string[] = [];
  let row = 1;
  let at = 0;
  const finish = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  while (at < body.length) {
    CELL.lastIndex = at;
    const match = CELL.exec(body);
    if (!match) {
      rows.push({ row, cells: [] });
      cells = [];
      row += 1;
      const end = body.indexOf('\n', at);
      at = end < 0 ? body.length : end + 1;
      continue;
    }
    const [all, quoted, plain = '', end] = match;
    cells.push(withoutGuard(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')));
    at += all.length;
    if (end !== ',' && end !== '\t') finish();
  }
  finish();
  return rows;
}

/** Without the apostrophe that keeps a cell from being a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@|%＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

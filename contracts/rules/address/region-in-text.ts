import {
  type RegionData,
  type RegionEntry,
  type RegionIndex,
  regionIndex,
  simplified,
} from './region-index.ts';

export interface RegionInText {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** Codes of the certain levels; empty where the path is wrong. */
  readonly codes: readonly string[];
  /** Why the region should be checked; empty where it is certain. */
  readonly reason: string;
  readonly start: number;
  readonly end: number;
}

interface Path {
  readonly province: RegionEntry | null;
  readonly city: RegionEntry | null;
  readonly county: RegionEntry | null;
  readonly start: number;
  readonly end: number;
  readonly isConsistent: boolean;
}

const SEPARATORS =
  /^(?:[\s,，、;；/|>·_-]|市辖区|省直辖县级行政区划|自治区直辖县级行政区划|省直辖县|县(?=\s?[\u4e00-\u9fff]{1,12}县))*/;
const TOKEN_START = /(^|[\s,，、;；。:：/|[\]()（）【】"“])$/;
// 南京路 is a road, not a city.
const ROAD =
  /^[东西南北中]?[一二三四五六]?(?:路|街|巷|弄|道|大道|大街|胡同|高速|大学|学院|医院|大厦|广场|花园|小区|银行)/;
const LONGEST_NAME = 15;

function entriesAt(names: ReadonlyMap<string, readonly RegionEntry[]>, text: string, at: number) {
  const found: { entry: RegionEntry; end: number }[] = [];
  for (let length = 2; length <= LONGEST_NAME && at + length <= text.length; length += 1) {
    const end = at + length;
    for (const entry of names.get(text.slice(at, end)) ?? []) {
      if (entry.isFull || !ROAD.test(text.slice(end, end + 6))) found.push({ entry, end });
    }
  }
  return found;
}

function skip(text: string, at: number): number {
  return at + (SEPARATORS.exec(text.slice(at, at + 40))?.[0].length ?? 0);
}

/** Here the city repeats the province, and the counties may be listed under another code (重庆市). */
const isMunicipality = (code: string) => /^(11|12|31|50)/.test(code);

function holds(province: RegionEntry | null, city: RegionEntry | null, county: RegionEntry | null): boolean {
  const above = city ?? province;
  if (province && city && province.code.slice(0, 2) !== city.code.slice(0, 2)) return false;
  if (!county || !above) return true;
  const digits = city && !isMunicipality(city.code) ? 4 : 2;
  return county.code.slice(0, digits) === above.code.slice(0, digits);
}

/** A name without its ending counts as a county only at the end of a word. */
function isCountyClear(entry: RegionEntry, text: string, end: number, hasAbove: boolean): boolean {
  if (entry.isFull) return hasAbove || (entry.name.length > 2 && !ROAD.test(text.slice(end, end + 6)));
  return hasAbove && /^([\s,，、;；。/|]|$)/.test(text.slice(end));
}

/** Against the level above only full names count: a contradiction is reported only for certain names. */
function isClearly(entry: RegionEntry | null): boolean {
  return entry === null || (entry.isFull && entry.name.length > 2);
}

function pathsAt(index: RegionIndex, text: string, start: number): Path[] {
  const paths: Path[] = [];
  const none = (end: number) => ({ entry: null, end });
  for (const province of [none(start), ...entriesAt(index.provinces, text, start)]) {
    const cityAt = province.entry ? skip(text, province.end) : start;
    for (const city of [none(province.end), ...entriesAt(index.cities, text, cityAt)]) {
      const hasAbove = province.entry !== null || city.entry !== null;
      const countyAt = hasAbove ? skip(text, city.end) : start;
      for (const county of [none(city.end), ...entriesAt(index.counties, text, countyAt)]) {
        if (!hasAbove && county.entry === null) continue;
        if (county.entry && !isCountyClear(county.entry, text, county.end, hasAbove)) continue;
        const isConsistent = holds(province.entry, city.entry, county.entry);
        if (!isConsistent && !(isClearly(county.entry) && isClearly(city.entry))) continue;
        paths.push({
          province: province.entry,
          city: city.entry,
          county: county.entry,
          start,
          end: county.end,
          isConsistent,
        });
      }
    }
  }
  return paths;
}

const levelsOf = ({ province, city, county }: Path) =>
  [province, city, county].filter((entry) => entry !== null).length;

/** In the middle of a word only an unambiguous name is a region. */
function isPlausible(path: Path, text: string): boolean {
  if (TOKEN_START.test(text.slice(0, path.start))) return true;
  return levelsOf(path) > 1 || (path.city ?? path.province)?.isFull === true;
}

function weigh(path: Path): number {
  return (
    (path.end - path.start) * 100 +
    (path.isConsistent ? 50 : 0) +
    levelsOf(path) * 2 +
    (path.province === null ? 0 : 1)
  );
}

interface Best {
  readonly path: Path;
  /** Other counties that the same words may mean. */
  readonly alternatives: readonly Path[];
}

function bestPath(index: RegionIndex, text: string): Best | null {
  let best: Path | null = null;
  for (let start = 0; start < text.length - 1; start += 1) {
    for (const path of pathsAt(index, text, start)) {
      if ((best === null || weigh(path) > weigh(best)) && isPlausible(path, text)) best = path;
    }
  }
  if (best === null) return null;
  const { start, end } = best;
  const weight = weigh(best);
  const same = pathsAt(index, text, start).filter((path) => path.end === end && weigh(path) === weight);
  return { path: best, alternatives: best.isConsistent && same.length > 1 ? same : [] };
}

const joined = (names: readonly string[]) => [...new Set(names)].join('、');

function contradiction(index: RegionIndex, { province, city, county }: Path): string {
  if (province && city && province.code.slice(0, 2) !== city.code.slice(0, 2)) {
    return `${city.name}属于${index.nameOf(`${city.code.slice(0, 2)}0000`)}，不属于${province.name}，请核对`;
  }
  const above = city ?? province;
  if (!above || !county) return '';
  const owners = (index.counties.get(county.name) ?? []).flatMap(({ code, isFull }) =>
    isFull ? [index.nameOf(index.cityOf(code) ?? '')] : [],
  );
  const [owner = ''] = owners;
  if (new Set(owners).size > 1) return `${above.name}没有${county.name}，请核对`;
  return `${county.name}属于${owner}，不属于${above.name}，请核对`;
}

function ambiguous(index: RegionIndex, { path, alternatives }: Best): RegionInText {
  const county = path.county ?? path.city;
  const places = alternatives.map(({ county: one, city: other }) =>
    index.nameOf(one ? (index.cityOf(one.code) ?? '') : `${other?.code.slice(0, 2)}0000`),
  );
  return {
    province: path.province?.name ?? '',
    city: '',
    district: county?.name ?? '',
    codes: [],
    reason: `${joined(places)}都有${county?.name ?? ''}，请选择`,
    start: path.start,
    end: path.end,
  };
}

/** The levels above, and whether they were read or derived. */
function complete(index: RegionIndex, path: Path): RegionInText {
  const { province, city, county, start, end } = path;
  const lowest = county ?? city ?? province;
  const provinceCode = lowest ? `${lowest.code.slice(0, 2)}0000` : '';
  const derived = county
    ? index.cityOf(county.code)
    : isMunicipality(provinceCode)
      ? `${provinceCode.slice(0, 2)}0100`
      : null;
  const cityCode = (county && derived) ?? city?.code ?? derived ?? '';
  const codes = [provinceCode, cityCode, county?.code ?? ''].filter(Boolean);
  const names = {
    province: index.nameOf(provinceCode),
    city: index.nameOf(cityCode),
    district: county?.name ?? '',
  };
  return { ...names, codes, reason: doubt(path, names), start, end };
}

function doubt({ province, city, county }: Path, names: { province: string; city: string }): string {
  if (county && !province && !city) {
    return `按“${county.name}”补上了${joined([names.province, names.city])}，请核对`;
  }
  if (county && !county.isFull) return `把简称当作了${county.name}，请核对`;
  if (names.city === '') return '没有认出城市，请选择';
  return county ? '' : '没有认出区县，请选择';
}

/** Finds the region (所在地区) in a text and checks that each level belongs to the one above. */
export function regionInText(text: string, regions: RegionData): RegionInText | null {
  const index = regionIndex(regions);
  const best = bestPath(index, simplified(text));
  if (best === null) return null;
  if (best.alternatives.length > 0) return ambiguous(index, best);
  if (best.path.isConsistent) return complete(index, best.path);
  const { province, city, county, start, end } = best.path;
  return {
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: county?.name ?? '',
    codes: [],
    reason: contradiction(index, best.path),
    start,
    end,
  };
}

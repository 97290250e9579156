/** The official regions (行政区划) by six-digit code, as in the data packages. */
export interface RegionData {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

export interface RegionEntry {
  readonly code: string;
  readonly name: string;
  /** The name as in the text, with its ending (市, 区, …). */
  readonly isFull: boolean;
}

type Names = ReadonlyMap<string, readonly RegionEntry[]>;

export interface RegionIndex {
  readonly provinces: Names;
  readonly cities: Names;
  readonly counties: Names;
  readonly nameOf: (code: string) => string;
  readonly cityOf: (countyCode: string) => string | null;
}

/** Placeholders for a city, for counties without one. */
const PLACEHOLDER = /^(县|市辖区|.*直辖县.*)$/;

const PEOPLES =
  '(?:各族|蒙古族?|藏族|回族|苗族|壮族|侗族|瑶族|彝族|白族|傣族|黎族|畲族|羌族|满族|水族|佤族|怒族|土族|布依族|朝鲜族|土家族|' +
  '哈尼族|傈僳族|拉祜族|纳西族|景颇族|毛南族|仫佬族|独龙族|普米族|仡佬族|布朗族|阿昌族|撒拉族|东乡族|裕固族|保安族|锡伯族?|' +
  '哈萨克族?|柯尔克孜族?|塔吉克族?|达斡尔族|鄂温克族)+';

const ENDINGS = {
  province: /(特别行政区|(维吾尔|壮族|回族)?自治区|省|市)$/,
  city: new RegExp(`(市|地区|盟|${PEOPLES}自治州)$`),
  county: new RegExp(`(新区|${PEOPLES}?自治[县旗]|[区县市旗])$`),
} as const;

/** The least length of a short form: 东区 without 区 says nothing. */
const SHORTEST = 2;

// The traditional characters used in names of regions, one for one, so that positions in the text stay.
const TRADITIONAL = '臺灣門區縣東龍離島觀黃貢鎮鄉荃廣深蘇寧陝蕭漢長馬連義雲蓮澎號維環';
const SIMPLIFIED = '台湾门区县东龙离岛观黄贡镇乡荃广深苏宁陕萧汉长马连义云莲澎号维环';

/** The text with traditional characters of region names (繁体) simplified, of the same length. */
export function simplified(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (character) => {
    const at = TRADITIONAL.indexOf(character);
    return at < 0 ? character : SIMPLIFIED.charAt(at);
  });
}

function namesOf(list: Readonly<Record<string, string>>, ending: RegExp): Map<string, RegionEntry[]> {
  const names = new Map<string, RegionEntry[]>();
  const add = (name: string, entry: RegionEntry) => {
    const known = names.get(name);
    if (known) known.push(entry);
    else names.set(name, [entry]);
  };
  for (const [code, name] of Object.entries(list)) {
    if (PLACEHOLDER.test(name)) continue;
    add(name, { code, name, isFull: true });
    const stem = name.replace(ending, '');
    if (stem === name || stem.length < SHORTEST) continue;
    add(stem, { code, name, isFull: false });
    if (name.endsWith('自治州')) add(`${stem}州`, { code, name, isFull: true });
  }
  return names;
}

function buildIndex(regions: RegionData): RegionIndex {
  const { province_list, city_list, county_list } = regions;
  return {
    provinces: namesOf(province_list, ENDINGS.province),
    cities: namesOf(city_list, ENDINGS.city),
    counties: namesOf(county_list, ENDINGS.county),
    nameOf: (code) => province_list[code] ?? city_list[code] ?? county_list[code] ?? '',
    cityOf: (countyCode) => {
      const code = `${countyCode.slice(0, 4)}00`;
      return city_list[code] === undefined ? null : code;
    },
  };
}

const known = new WeakMap<RegionData, RegionIndex>();

/** The regions by name and short form, cached per data set. */
export function regionIndex(regions: RegionData): RegionIndex {
  const found = known.get(regions) ?? buildIndex(regions);
  known.set(regions, found);
  return found;
}

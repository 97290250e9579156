import type { NewAddress } from '../queries/account/addresses.ts';
import type { YesNo } from '../schema/columns.ts';

export type DemoAddress = NewAddress & { id: number; isDefault: YesNo; sort: number };

type Region = Pick<
  DemoAddress,
  'province' | 'city' | 'district' | 'provinceCode' | 'cityCode' | 'districtCode'
>;

function region(codes: readonly [string, string, string], names: readonly [string, string, string]): Region {
  const [provinceCode, cityCode, districtCode] = codes;
  const [province, city, district] = names;
  return { province, city, district, provinceCode, cityCode, districtCode };
}

const XIHU = region(['330000', '330100', '330106'], ['浙江省', '杭州市', '西湖区']);
const YUHANG = region(['330000', '330100', '330110'], ['浙江省', '杭州市', '余杭区']);
const XUHUI = region(['310000', '310100', '310104'], ['上海市', '上海市', '徐汇区']);
const HAIDIAN = region(['110000', '110100', '110108'], ['北京市', '北京市', '海淀区']);
const GUSU = region(['320000', '320500', '320508'], ['江苏省', '苏州市', '姑苏区']);
const WUHOU = region(['510000', '510100', '510107'], ['四川省', '成都市', '武侯区']);
const NANSHAN = region(['440000', '440300', '440305'], ['广东省', '深圳市', '南山区']);
const TIANHE = region(['440000', '440100', '440106'], ['广东省', '广州市', '天河区']);
const CENTRAL = region(['810000', '810100', '810101'], ['香港特别行政区', '香港岛', '中西区']);

const SUPER = { userId: 10003, name: '沈知远', mobile: '19000000003' };
const DEMO = { userId: 10001, name: '林晓舟', mobile: '19000000001' };
const VIP = { userId: 10002, name: '顾清和', mobile: '19000000002' };
const ENTERPRISE = { userId: 10004, name: '陆嘉宁', mobile: '19000000004' };

/**
 * 收货地址 of the demo accounts. `super` has one flagged Y that is not the first; `demo` has none flagged,
 * so that the first in the list counts as the default; `fresh` has no address.
 */
export const SEEDED_ADDRESSES: readonly DemoAddress[] = [
  {
    ...SUPER,
    ...XIHU,
    id: 80001,
    sort: 2,
    isDefault: 'Y',
    label: '工作室',
    street: '灵隐街道',
    detail: '青芝坞示例路 18 号知远影像 201 室',
    zip: '310013',
  },
  {
    ...SUPER,
    ...YUHANG,
    id: 80002,
    sort: 1,
    isDefault: 'N',
    label: '家',
    street: '良渚街道',
    detail: '示例苑 6 幢 2 单元 1203 室',
    zip: '311113',
  },
  {
    ...SUPER,
    ...CENTRAL,
    id: 80003,
    sort: 3,
    isDefault: 'N',
    label: '展览',
    name: '沈知遠',
    mobile: '85200000003',
    street: '',
    detail: '荷李活道示例大廈 12 樓 A 室',
    zip: '',
  },
  {
    ...SUPER,
    ...HAIDIAN,
    id: 80004,
    sort: 4,
    isDefault: 'N',
    label: '父母',
    name: '沈怀山',
    mobile: '19000000013',
    street: '中关村街道',
    detail: '示例里小区 3 号楼 4 门 502 室',
    zip: '100190',
  },
  {
    ...DEMO,
    ...XUHUI,
    id: 80011,
    sort: 1,
    isDefault: 'N',
    label: '家',
    street: '天平路街道',
    detail: '示例弄 27 号 302 室',
    zip: '200031',
  },
  {
    ...DEMO,
    ...WUHOU,
    id: 80012,
    sort: 2,
    isDefault: 'N',
    label: '父母',
    name: '林建国',
    mobile: '19000000011',
    street: '浆洗街街道',
    detail: '示例巷 9 号院 1 栋 701 室',
    zip: '610041',
  },
  {
    ...VIP,
    ...GUSU,
    id: 80021,
    sort: 1,
    isDefault: 'Y',
    label: '公司',
    street: '平江街道',
    detail: '示例街 101 号清和书坊',
    zip: '215005',
  },
  {
    ...VIP,
    ...XUHUI,
    id: 80022,
    sort: 2,
    isDefault: 'N',
    label: '仓库',
    name: '顾书仓',
    mobile: '19000000012',
    street: '龙华街道',
    detail: '示例路 560 号 B 座底层收货处',
    zip: '200232',
  },
  {
    ...ENTERPRISE,
    ...NANSHAN,
    id: 80031,
    sort: 1,
    isDefault: 'Y',
    label: '总部',
    street: '粤海街道',
    detail: '示例科技园 3 栋 15 层前台',
    zip: '518057',
  },
  {
    ...ENTERPRISE,
    ...TIANHE,
    id: 80032,
    sort: 2,
    isDefault: 'N',
    label: '分公司',
    name: '陈立',
    mobile: '19000000014',
    street: '石牌街道',
    detail: '示例大道 200 号 2006 室',
    zip: '510630',
  },
  {
    ...ENTERPRISE,
    ...CENTRAL,
    id: 80033,
    sort: 3,
    isDefault: 'N',
    label: '香港办事处',
    name: '黃詠詩',
    mobile: '85200000004',
    street: '',
    detail: '德輔道中示例中心 8 樓',
    zip: '',
  },
];

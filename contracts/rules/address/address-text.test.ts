import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOME_REGIONS } from '../testing/regions.ts';
import { ADDRESS_TEXT_MAX, type AddressText, readAddressText } from './address-text.ts';

const read = (text: string) => readAddressText(text, SOME_REGIONS);

/** One row of the table: the expected result as 名|手机|省|市|区|街道|详细. */
function line({ name, mobile, province, city, district, street, detail }: AddressText): string {
  return [name, mobile, province, city, district, street, detail].join('|');
}

const WANTED = '张三|13800138000|浙江省|杭州市|西湖区||青芝坞18号';

const doubts = (text: string) => read(text).unsure.map(({ field, reason }) => `${field} ${reason}`);

describe('readAddressText is certain of', () => {
  it.each([
    ['name, mobile, address', '张三 13800138000 浙江省杭州市西湖区青芝坞18号'],
    ['address, name, mobile', '浙江省杭州市西湖区青芝坞18号 张三 13800138000'],
    ['address, mobile, name', '浙江省杭州市西湖区青芝坞18号 13800138000 张三'],
    ['mobile first', '13800138000，张三，浙江省杭州市西湖区青芝坞18号'],
    ['Chinese commas', '张三，13800138000，浙江省杭州市西湖区青芝坞18号'],
    ['commas inside the region', '浙江省,杭州市,西湖区,青芝坞18号,张三,13800138000'],
    ['pauses and semicolons', '张三、13800138000；浙江省杭州市西湖区青芝坞18号。'],
    ['many lines', '张三\n13800138000\n浙江省杭州市西湖区青芝坞18号'],
    ['a line for each level', '张三\r\n13800138000\r\n浙江省\r\n杭州市\r\n西湖区\r\n青芝坞18号'],
    ['tabs', '张三\t13800138000\t浙江省\t杭州市\t西湖区\t青芝坞18号'],
    ['no gaps at all', '张三13800138000浙江省杭州市西湖区青芝坞18号'],
    ['wide figures', '张三１３８００１３８０００浙江省杭州市西湖区青芝坞１８号'],
    [
      'labels on lines',
      '收货人：张三\n手机号码：13800138000\n所在地区：浙江省 杭州市 西湖区\n详细地址：青芝坞18号',
    ],
    ['labels on one line', '收件人: 张三 联系电话: 13800138000 收货地址: 浙江省杭州市西湖区青芝坞18号'],
    ['labels and commas', '姓名：张三，电话：13800138000，地址：浙江省杭州市西湖区青芝坞18号'],
    ['labels without colons', '收货人 张三\n手机 13800138000\n地址 浙江省杭州市西湖区青芝坞18号'],
    ['a label before all of it', '收货人：张三 13800138000 浙江省杭州市西湖区青芝坞18号'],
    ['only the mobile labelled', '手机：13800138000 张三 浙江省杭州市西湖区青芝坞18号'],
    [
      'a label on the line above',
      '收货地址：\n浙江省杭州市西湖区青芝坞18号\n收货人：\n张三\n电话：\n13800138000',
    ],
    ['dashes in the mobile', '张三 138-0013-8000 浙江省杭州市西湖区青芝坞18号'],
    ['gaps in the mobile', '张三 138 0013 8000 浙江省杭州市西湖区青芝坞18号'],
    ['other gaps in the mobile', '张三 1380 0138 000 浙江省杭州市西湖区青芝坞18号'],
    ['+86', '张三 +86 13800138000 浙江省杭州市西湖区青芝坞18号'],
    ['0086 and dashes', '张三 0086-138-0013-8000 浙江省杭州市西湖区青芝坞18号'],
    ['short province and city', '张三 13800138000 浙江杭州西湖区青芝坞18号'],
    ['no province', '张三 13800138000 杭州市西湖区青芝坞18号'],
    ['a short city without a province', '张三 13800138000 杭州西湖区青芝坞18号'],
    ['gaps between the levels', '张三 13800138000 浙江省 杭州市 西湖区 青芝坞18号'],
    ['strokes between the levels', '张三 13800138000 浙江省/杭州市/西湖区/青芝坞18号'],
    ['the region twice', '张三 13800138000 浙江省 杭州市 西湖区 浙江省杭州市西湖区青芝坞18号'],
    ['polite words', '您好，请寄到：浙江省杭州市西湖区青芝坞18号，张三收，电话13800138000，谢谢'],
    ['the name in brackets', '浙江省杭州市西湖区青芝坞18号（张三）13800138000'],
  ])('%s', (_what, text) => {
    expect(line(read(text))).toBe(WANTED);
    expect(read(text)).toMatchObject({ codes: ['330000', '330100', '330106'], unsure: [] });
  });

  it.each([
    [
      '北京市海淀区中关村大街1号 王小明 13911112222',
      '王小明|13911112222|北京市|北京市|海淀区||中关村大街1号',
    ],
    [
      '北京市北京市海淀区中关村大街1号 王小明 13911112222',
      '王小明|13911112222|北京市|北京市|海淀区||中关村大街1号',
    ],
    ['北京 海淀区 学院路1号 王小明 13911112222', '王小明|13911112222|北京市|北京市|海淀区||学院路1号'],
    [
      '上海 徐汇区 天平路街道 示例弄27号 林晓舟 19000000001',
      '林晓舟|19000000001|上海市|上海市|徐汇区|天平路街道|示例弄27号',
    ],
    [
      '上海浦东新区世纪大道100号 林晓舟 19000000001',
      '林晓舟|19000000001|上海市|上海市|浦东新区||世纪大道100号',
    ],
    ['重庆市九龙坡区石桥铺1号 陈女士 13800138000', '陈女士|13800138000|重庆市|重庆市|九龙坡区||石桥铺1号'],
    ['重庆市重庆市云阳县双江街道1号 陈女士 13800138000', '陈女士|13800138000|重庆市|县|云阳县|双江街道|1号'],
    ['浙江省义乌市北苑街道1号 王先生收 13800138000', '王先生|13800138000|浙江省|金华市|义乌市|北苑街道|1号'],
    ['湖北省仙桃市沔阳大道1号 王老师 13800138000', '王老师|13800138000|湖北省|省直辖县|仙桃市||沔阳大道1号'],
    [
      '湖北恩施州利川市示例路1号 张三 13800138000',
      '张三|13800138000|湖北省|恩施土家族苗族自治州|利川市||示例路1号',
    ],
    ['广东省东莞市长安镇振安路1号 张三 13800138000', '张三|13800138000|广东省|东莞市|长安镇||振安路1号'],
    [
      '江苏省苏州市工业园区星湖街328号 张三 13800138000',
      '张三|13800138000|江苏省|苏州市|工业园区||星湖街328号',
    ],
    [
      '内蒙古呼和浩特市新城区示例路1号 欧阳建国 13800138000',
      '欧阳建国|13800138000|内蒙古自治区|呼和浩特市|新城区||示例路1号',
    ],
    [
      '新疆乌鲁木齐天山区示例路1号 马丽 13800138000',
      '马丽|13800138000|新疆维吾尔自治区|乌鲁木齐市|天山区||示例路1号',
    ],
    ['吉林省吉林市船营区示例路1号 张三 13800138000', '张三|13800138000|吉林省|吉林市|船营区||示例路1号'],
    [
      '香港特别行政区香港岛中西区荷李活道12号 沈知远 +852 6123 4567',
      '沈知远|85261234567|香港特别行政区|香港岛|中西区||荷李活道12号',
    ],
    [
      '香港中西區荷李活道示例大廈 黃詠詩 61234567',
      '黃詠詩|61234567|香港特别行政区|香港岛|中西区||荷李活道示例大廈',
    ],
    [
      '台北市信义区信义路五段7号 林志明 0912-345-678',
      '林志明|0912345678|台湾省|台北市|信义区||信义路五段7号',
    ],
    [
      '臺灣臺北市信義區信義路五段7號 林志明 +886 912 345 678',
      '林志明|886912345678|台湾省|台北市|信义区||信義路五段7號',
    ],
    [
      '澳门特别行政区澳门半岛大堂区新马路1号 何生 66123456',
      '何生|66123456|澳门特别行政区|澳门半岛|大堂区||新马路1号',
    ],
    [
      '浙江省杭州市西湖区灵隐街道青芝坞示例路 18 号 201 室 张三 13800138000',
      '张三|13800138000|浙江省|杭州市|西湖区|灵隐街道|青芝坞示例路 18 号 201 室',
    ],
    [
      '浙江省杭州市余杭区中山大学路2号 张三 13800138000',
      '张三|13800138000|浙江省|杭州市|余杭区||中山大学路2号',
    ],
  ])('%s', (text, wanted) => {
    expect(line(read(text))).toBe(wanted);
    expect(read(text).unsure).toEqual([]);
  });

  it('a postcode with its label', () => {
    const text = '张三 13800138000 浙江省杭州市西湖区青芝坞18号 邮编：310013';
    expect([read(text).zip, doubts(text), line(read(text))]).toEqual(['310013', [], WANTED]);
  });
});

describe('readAddressText says what it guessed', () => {
  it.each([
    ['海曙区中山西路18号 张三 13800138000', 'region 按“海曙区”补上了浙江省、宁波市，请核对'],
    ['浙江 杭州 西湖 青芝坞18号 张三 13800138000', 'region 把简称当作了西湖区，请核对'],
    ['杭州西湖区青芝坞18号张三13800138000', 'name 把地址末尾的“张三”当作了收货人，请核对'],
    ['杭州西湖区青芝坞18号 买买提·艾力 13800138000', 'name 把“买买提·艾力”当作了收货人，请核对'],
    ['John Smith, 13800138000, 上海浦东新区世纪大道100号', 'name 把“John Smith”当作了收货人，请核对'],
    ['310013 浙江省杭州市西湖区青芝坞18号 张三 13800138000', 'zip 把“310013”当作了邮编，请核对'],
    [
      '张三 13800138000 13900139000 杭州西湖区青芝坞18号',
      'mobile 有多个手机号，另一个是 13900139000，请核对',
    ],
    [
      '电话：13800138000\n收货人：张三\n地址：杭州西湖区青芝坞18号 13900139000',
      'mobile 有多个手机号，另一个是 13900139000，请核对',
    ],
    ['张三 13800138000-1234 杭州西湖区青芝坞18号', 'mobile 号码后的分机 1234 没有填入，请核对'],
    [
      '张三 13800138000 杭州西湖区青芝坞18号，放门卫处',
      'detail 不清楚“放门卫处”的用途，先放在了这里，请核对',
    ],
  ])('%s', (text, doubt) => {
    expect(doubts(text)).toEqual([doubt]);
  });

  it('takes the other word for the detail and not for a second name', () => {
    expect(read('张三 13800138000 杭州西湖区青芝坞18号，放门卫处')).toMatchObject({
      name: '张三',
      detail: '青芝坞18号 放门卫处',
    });
  });
});

describe('readAddressText leaves empty what it cannot know', () => {
  it.each([
    [
      '西湖区青芝坞18号 张三 13800138000',
      '张三|13800138000|||西湖区||青芝坞18号',
      'region 杭州市、南昌市都有西湖区，请选择',
    ],
    [
      '河北省桥西区示例路1号 张三 13800138000',
      '张三|13800138000|河北省||桥西区||示例路1号',
      'region 石家庄市、张家口市都有桥西区，请选择',
    ],
    ['南京路100号 张三 13800138000', '张三|13800138000|||||南京路100号', 'region 没有认出省市区，请选择'],
    [
      '浙江省青芝坞18号 张三 13800138000',
      '张三|13800138000|浙江省||||青芝坞18号',
      'region 没有认出城市，请选择',
    ],
    [
      '浙江省杭州市翠苑小区1幢 张三 13800138000',
      '张三|13800138000|浙江省|杭州市|||翠苑小区1幢',
      'region 没有认出区县，请选择',
    ],
    [
      '张三 1380013800 杭州西湖区青芝坞18号',
      '张三||浙江省|杭州市|西湖区||青芝坞18号',
      'mobile “1380013800”不是完整的手机号，请核对',
    ],
    [
      '张三 138****8000 杭州西湖区青芝坞18号',
      '张三||浙江省|杭州市|西湖区||青芝坞18号',
      'mobile 手机号有隐去的数字，请补全',
    ],
    [
      '张三 0571-87654321 杭州西湖区青芝坞18号',
      '张三||浙江省|杭州市|西湖区||青芝坞18号',
      'mobile 只有座机号 0571-87654321，请填写手机号',
    ],
    ['张三 杭州西湖区青芝坞18号', '张三||浙江省|杭州市|西湖区||青芝坞18号', 'mobile 没有认出手机号，请填写'],
    [
      '13800138000 杭州西湖区青芝坞18号',
      '|13800138000|浙江省|杭州市|西湖区||青芝坞18号',
      'name 没有认出收货人，请填写',
    ],
    [
      '张三 13800138000 杭州西湖区',
      '张三|13800138000|浙江省|杭州市|西湖区||',
      'detail 没有认出详细地址，请填写',
    ],
  ])('%s', (text, wanted, doubt) => {
    expect([line(read(text)), doubts(text)]).toEqual([wanted, [doubt]]);
  });

  it('finds nothing in nothing', () => {
    expect(line(read(' \n '))).toBe('||||||');
    expect(read('').unsure.map(({ field }) => field)).toEqual(['name', 'mobile', 'region', 'detail']);
  });
});

describe('readAddressText takes a long name with its dots for a name', () => {
  const NAME = '阿卜杜热依木·阿卜杜克热木阿吉·麦麦提明';
  const PLACE = '新疆维吾尔自治区乌鲁木齐市天山区解放南路 18 号';
  it.each([
    `${NAME} 13800138000 ${PLACE}`,
    `${PLACE} ${NAME} 13800138000`,
    `13800138000，${PLACE}，${NAME}`,
    `${NAME}\n13800138000\n${PLACE}`,
    `收货人：${NAME}\n手机号：13800138000\n地址：${PLACE}`,
    `${NAME.replaceAll('·', '•')} 13800138000 ${PLACE}`,
    `${PLACE}${'　'}${NAME.replaceAll('·', '・')} 13800138000`,
  ])('%s', (text) => {
    const { name, mobile, district, detail } = read(text);
    expect(name.replaceAll(/[•・]/g, '·')).toBe(NAME);
    expect([mobile, district, detail]).toEqual(['13800138000', '天山区', '解放南路 18 号']);
  });
});

describe('readAddressText checks the path of the region', () => {
  it.each([
    ['浙江省杭州市海曙区中山西路18号', '浙江省|杭州市|海曙区', '海曙区属于宁波市，不属于杭州市，请核对'],
    ['江苏省杭州市西湖区青芝坞18号', '江苏省|杭州市|西湖区', '杭州市属于浙江省，不属于江苏省，请核对'],
    ['江苏省海曙区中山西路18号', '江苏省||海曙区', '海曙区属于宁波市，不属于江苏省，请核对'],
    ['浙江省宁波市桥西区示例路1号', '浙江省|宁波市|桥西区', '宁波市没有桥西区，请核对'],
    ['浙江省杭州市下城区体育场路1号', '浙江省|杭州市|下城区', '地区资料中没有杭州市下城区，请核对'],
  ])('%s', (address, region, reason) => {
    const { province, city, district, codes, unsure } = read(`张三 13800138000 ${address}`);
    expect([province, city, district].join('|')).toBe(region);
    expect([codes, unsure]).toEqual([[], [{ field: 'region', reason }]]);
  });
});

describe('readAddressText on any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '张三',
      '13800138000',
      '+86',
      '浙江省',
      '杭州',
      '西湖区',
      '收货人：',
      '地址',
      '\n',
      '，',
      '18号',
      '邮编',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('never throws', () => {
    fc.assert(fc.property(anyText, (text) => void read(text)));
  });

  it('never makes up a name, a number or an address', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { name, mobile, street, detail, zip } = read(text);
        const given = new Set(text.normalize('NFKC').concat(text));
        for (const character of name + mobile + street + detail + zip) {
          expect(given.has(character) || character === ' ').toBe(true);
        }
      }),
    );
  });

  it('reads no more than a paste may hold', () => {
    expect(read(`${'字'.repeat(ADDRESS_TEXT_MAX)}13800138000`).mobile).toBe('');
  });

  it('comes to an end with a long text', () => {
    expect(read('浙江杭州西湖吉林北京海淀'.repeat(50)).mobile).toBe('');
  });
});

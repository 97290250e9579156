import { ADDRESS_LENGTHS } from './address-fields.ts';

const SURNAMES = new Set(
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉龚程邢裴陆荣翁荀羊甄曲封储靳段富焦巴弓牧车侯班仰秋仲伊宫宁仇栾甘厉祖武符刘景詹束龙叶司黎薄印白怀蒲从索赖卓屠蒙池乔胥苍双党翟谭劳姬申冉桑桂牛寿通边燕冀尚农温庄晏柴瞿阎连习艾鱼容向古易慎戈廖庾终居衡步都耿满匡文寇广东欧沃利蔚越隆师巩聂晁辛简饶曾沙丰关查游权盖佟涂肖代覃闫付芦邸仝訾苟敖冷岳商楚佘帅缑年阳第' +
    '陳張劉黃趙錢孫馮蔣韓楊許呂嚴謝鄒蘇魯韋馬湯羅畢鄔樂時顧蕭湛紀項閔賈婁顏鍾駱盧應單龔陸榮儲龍葉黎賴喬譚勞莊閻連廖滿廣歐聶饒關遊',
);
const DOUBLE_SURNAMES = /^(欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|长孙|宇文|端木|南宫|歐陽)/;
const TITLE = /(先生|女士|小姐|太太|老师|经理|主任|医生|总|师傅|阿姨|叔叔|同学|同志|教授|店长|老板)$/;
/** Endings of places, which names of people seldom have. */
const PLACE =
  /(省|市|区|县|镇|乡|村|路|街|街道|大道|巷|弄|号|楼|室|栋|幢|座|层|单元|小区|广场|大厦|公司|学校|中心|店|园|苑|院|厂|部|处|站|桥|收|寄|谢谢|你好|您好)$/;
/** Separators of the parts of a name, which may be many and long. */
const DOT = /[·•・‧]/;
const CHINESE = /^[\u3400-\u9fff·•・‧]+$/;
const LATIN = /^[A-Za-z][A-Za-z.'’ -]{1,38}$/;

/** How much a word looks like a person's name (姓名): surely, perhaps, or not at all. */
export function nameLikeness(word: string): 'sure' | 'maybe' | 'no' {
  if (LATIN.test(word)) return word.length <= 20 ? 'maybe' : 'no';
  if (!CHINESE.test(word)) return 'no';
  if (TITLE.test(word) && word.length <= 7) return startsWithSurname(word) ? 'sure' : 'maybe';
  if (PLACE.test(word)) return 'no';
  if (DOT.test(word)) return word.length <= ADDRESS_LENGTHS.name ? 'maybe' : 'no';
  if (startsWithSurname(word)) {
    const given = word.length - (DOUBLE_SURNAMES.test(word) ? 2 : 1);
    if (given >= 1 && given <= 2) return 'sure';
    return given === 3 ? 'maybe' : 'no';
  }
  return word.length >= 2 && word.length <= 4 ? 'maybe' : 'no';
}

function startsWithSurname(word: string): boolean {
  return DOUBLE_SURNAMES.test(word) || SURNAMES.has(word.charAt(0));
}

/** 张三收 and 张三（收）: additions on parcels, and brackets around them. */
export function bareName(word: string): string {
  return word
    .replace(/^[\s（(【[“"']+|[\s）)】\]”"']+$/g, '')
    .replace(/[\s（(]*(亲?收|敬?启)$/, '')
    .trim();
}

const GLUED = /^(.*(?:号|室|楼|单元|层|栋|幢|座|户|店|院|苑|厦|村|组|柜|处))([\u4e00-\u9fff]{2,3})$/;

/** A name right after the address, without a gap: 18号张三. */
export function nameBehindAddress(address: string): { address: string; name: string } | null {
  const match = GLUED.exec(address);
  const [, before = '', name = ''] = match ?? [];
  return nameLikeness(name) === 'sure' ? { address: before, name } : null;
}

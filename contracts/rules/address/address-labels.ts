export type LabelledPart = 'name' | 'mobile' | 'region' | 'street' | 'detail' | 'address' | 'zip';

const WORDS: Readonly<Record<LabelledPart, string>> = {
  name: '收货人姓名|收件人姓名|收货人|收件人|联系人|收方|姓名|名字|name',
  mobile:
    '收货人手机号?|收件人电话|联系电话|联系方式|手机号码|电话号码|联系手机|手机号|手机|电话|tel|phone|mobile',
  region: '所在地区|所在区域|所属地区|省市区县|省市区|地区|区域',
  street: '街道\\/?乡?镇?|乡镇街道|所在街道',
  detail: '详细地址|街道地址|具体地址|门牌号?',
  address: '收货地址|收件地址|邮寄地址|联系地址|配送地址|寄送地址|地址|address',
  zip: '邮政编码|邮编|postcode|zip',
};

const LABEL = new RegExp(
  `(^|[\\s,，、;；。|(（【\\[])(?:${Object.entries(WORDS)
    .map(([part, words]) => `(?<${part}>${words})`)
    .join('|')})[\\]】]?(?:[ \\t]*[:：=][ \\t]*|(?<=邮编|邮政编码)(?=\\d)|[ \\t]+(?=\\S)|(?=\\r?\\n))`,
  'gi',
);

export interface LabelledText {
  readonly parts: Readonly<Partial<Record<LabelledPart, string>>>;
  /** Text without a label. */
  readonly rest: string;
}

const OUTER = /^[\s,，、;；。|]+|[\s,，、;；。|（(【[]+$/g;

function partOf(groups: Readonly<Record<string, string | undefined>> | undefined): LabelledPart | null {
  const names = Object.keys(WORDS).filter((name): name is LabelledPart => name in WORDS);
  return names.find((name) => groups?.[name] !== undefined) ?? null;
}

/** Splits a text with labels (收货人：…); a value ends with its line or at the next label. */
export function labelledText(text: string): LabelledText {
  const labels = [...text.matchAll(LABEL)];
  const parts: Partial<Record<LabelledPart, string>> = {};
  const rest = [text.slice(0, labels[0]?.index ?? text.length)];
  for (const [place, label] of labels.entries()) {
    const end = labels[place + 1]?.index ?? text.length;
    const value = text.slice(label.index + label[0].length, end).trimStart();
    const part = partOf(label.groups);
    const lineEnd = value.search(/[\r\n]/);
    const line = lineEnd < 0 ? value : value.slice(0, lineEnd);
    const tidy = line.replace(OUTER, '');
    if (part === null || parts[part] !== undefined || tidy === '') {
      rest.push(value);
      continue;
    }
    parts[part] = tidy;
    if (lineEnd >= 0) rest.push(value.slice(lineEnd));
  }
  return { parts, rest: rest.join('\n') };
}

import { describe, expect, it } from 'vitest';
import { BUYER_TEXT_MAX, readBuyerText } from './read-buyer-text.ts';

const WHOLE = {
  kind: 'company',
  name: '杭州知远影像有限公司',
  taxNo: '91330106MA2DEMO018',
  address: '浙江省杭州市西湖区文三路 90 号',
  tel: '0571-88990011',
  bank: '演示银行杭州分行',
  account: '622200001111222233',
};

describe('readBuyerText', () => {
  it('reads labels, a line each', () => {
    const text = `公司名称：杭州知远影像有限公司
纳税人识别号: ９１３３０１０６ＭＡ２ＤＥＭＯ０１８
地址、电话：浙江省杭州市西湖区文三路 90 号 0571-88990011
开户行及账号：演示银行杭州分行 6222 0000 1111 2222 33`;
    expect(readBuyerText(text)).toEqual({ fields: WHOLE, unsure: [] });
  });

  it.each([
    ['注册地址及电话：', '开户银行账号：'],
    ['单位地址、电话：', '开户行及银行账号：'],
    ['公司地址和联系电话：', '开户银行、账号：'],
    ['地址及电话：', '开户行及银行帐号：'],
    ['地址及电话：', '开户行：'],
  ])('reads two values under one label, as %s and %s', (place, bank) => {
    const text = `${place}${WHOLE.address} ${WHOLE.tel}\n${bank}${WHOLE.bank} ${WHOLE.account}`;
    const { address, tel, bank: name, account } = WHOLE;
    expect(readBuyerText(text)).toEqual({ fields: { address, tel, bank: name, account }, unsure: [] });
  });

  it.each([
    ['文三路 90 号 (0571)88990011', '文三路 90 号', '(0571)88990011'],
    ['文三路 90 号（0571）88990011', '文三路 90 号', '（0571）88990011'],
    ['文三路 90 号(2楼)0571-88990011', '文三路 90 号(2楼)', '0571-88990011'],
    ['文三路 90 号 1208 0571-88990011', '文三路 90 号 1208', '0571-88990011'],
    ['文三路 90 号 5-1208 0571 88990011', '文三路 90 号 5-1208', '0571 88990011'],
    ['文三路 90 号 1208 13800138000', '文三路 90 号 1208', '13800138000'],
    ['文三路 90 号88990011-8012', '文三路 90 号', '88990011-8012'],
  ])('parts %s where the telephone begins', (value, address, tel) => {
    expect(readBuyerText(`地址电话：${value}`).fields).toMatchObject({ address, tel });
  });

  it('knows the labels of chats and of registers', () => {
    const text = '抬头名称：云上画室有限公司\n公司税号：91330106MA2DEMO099\n对公账号：622200001111222233';
    expect(readBuyerText(text)).toEqual({
      fields: {
        ...{ kind: 'company', name: '云上画室有限公司', taxNo: '91330106MA2DEMO099' },
        account: '622200001111222233',
      },
      unsure: [],
    });
  });

  it('reads labels that stand in one line', () => {
    const text =
      '名称：杭州知远影像有限公司，税号：91330106MA2DEMO018 地址：浙江省杭州市西湖区文三路 90 号 电话：0571-88990011；开户行：演示银行杭州分行 账号：622200001111222233';
    expect(readBuyerText(text)).toEqual({ fields: WHOLE, unsure: [] });
  });

  it('guesses without labels, and says that it did', () => {
    const text = Object.values(WHOLE).slice(1).join('\n');
    const { fields, unsure } = readBuyerText(text);
    expect(fields).toEqual(WHOLE);
    expect(unsure).toHaveLength(6);
  });

  it('marks what does not look as it should', () => {
    expect(readBuyerText('税号：9133')).toEqual({
      fields: { kind: 'company', taxNo: '9133' },
      unsure: ['taxNo'],
    });
  });

  it('finds nothing in nothing, and has an end', () => {
    expect(readBuyerText('你好')).toEqual({ fields: {}, unsure: [] });
    expect(readBuyerText(`${' '.repeat(BUYER_TEXT_MAX)}税号：91330106MA2DEMO018`).fields).toEqual({});
  });
});

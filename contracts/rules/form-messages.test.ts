import { describe, expect, it } from 'vitest';
import { addressProblems } from './address/address-fields.ts';
import { FORM_MESSAGES } from './form-messages.ts';
import { checkInvoice } from './orders/invoice-fields.ts';
import { checkQuantity } from './price/quantity.ts';

const NO_ADDRESS = {
  ...{ name: '', mobile: '', province: '', city: '', district: '' },
  ...{ street: '', detail: '', zip: '', label: '' },
};

describe('the messages of all forms', () => {
  it('ask for what is missing by its label', () => {
    expect(Object.values(addressProblems(NO_ADDRESS))).toEqual(
      ['收货人', '手机号', '省份', '城市', '区县', '详细地址'].map(FORM_MESSAGES.required),
    );
    expect(checkQuantity('')).toMatchObject({ message: '请输入数量' });
    const wish = { kind: 'company', title: '', taxNo: '', email: '' };
    expect(checkInvoice(wish)).toMatchObject({ message: '请输入企业名称' });
  });

  it('name the bounds of texts, numbers and lists', () => {
    expect(FORM_MESSAGES.string.max('昵称', 20)).toBe('昵称最多20个字符');
    expect(FORM_MESSAGES.string.range('密码', 8, 32)).toBe('密码须在8-32字符之间');
    expect(FORM_MESSAGES.number.max('数量', 1000000)).toBe('数量最大值为1000000');
    expect(FORM_MESSAGES.array.min('图片', 1)).toBe('最少1个图片');
  });
});

import { describe, expect, it } from 'vitest';
import { HOME, OFFICE } from './address.fixture.ts';
import { addressFor } from './same-place.ts';

const AUNT = { ...OFFICE, ID: '80003', name: '沈秋', detail: '示例巷 2 号' };

describe('addressFor', () => {
  it('finds the address with the same receiver and place, whatever its label and postcode', () => {
    const { name, mobile, province, city, district, street, detail } = AUNT;
    const place = { name, mobile, province, city, district, street, detail };
    expect(addressFor(place, [HOME, { ...AUNT, label: '', zip: '' }])?.ID).toBe('80003');
  });

  it.each(['name', 'mobile', 'province', 'city', 'district', 'street', 'detail'] as const)(
    'takes the default where the %s is another',
    (field) => {
      expect(addressFor({ ...AUNT, [field]: '别的' }, [AUNT, HOME])?.ID).toBe(HOME.ID);
    },
  );

  it('finds nothing in an empty book', () => {
    expect(addressFor(HOME, [])).toBeNull();
  });
});

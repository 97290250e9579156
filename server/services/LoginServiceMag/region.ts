import { REGION_NAMES_MAX } from '#contracts/rules/limits.ts';
import { fieldRefusal } from '#server/errors.ts';

const CODES = /^(?:\d{6}(?:,\d{6}){0,2})?$/;

/** 地区: codes and names both, because the codes change over the years. Nothing where none was chosen. */
export function demandRegion(regionCodes: string, regionNames: string) {
  const [codes, names] = [regionCodes.split(','), regionNames.split(' ')];
  const isRegion = CODES.test(regionCodes) && regionNames.length <= REGION_NAMES_MAX;
  const isWhole = regionCodes === '' ? regionNames === '' : codes.length === names.length;
  if (!isRegion || !isWhole || (regionCodes !== '' && names.includes('')))
    throw fieldRefusal('bad-region', '请选择所在地区');
  const [provinceCode = '', cityCode = '', districtCode = ''] = codes;
  const [provinceName = '', cityName = '', districtName = ''] = names;
  return { provinceCode, cityCode, districtCode, provinceName, cityName, districtName };
}

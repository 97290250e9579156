export interface RegionNames {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** Placeholders in the official list where there is no city. */
const PLACEHOLDER = /^(县|市辖区|.*直辖县.*)$/;

/** The parts of a region as people write them: 上海市 once, without administrative placeholders. */
export function regionParts({ province, city, district }: RegionNames): string[] {
  const isCityAgain = city === `${province}市`;
  const parts = [isCityAgain ? '' : province, city, district];
  return [...new Set(parts.filter((part) => part !== '' && !PLACEHOLDER.test(part)))];
}

/** A region (地区) in one word, for a sentence. */
export function regionText(region: RegionNames): string {
  return regionParts(region).join('');
}

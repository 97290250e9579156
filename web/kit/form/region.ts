import type { RegionOption } from '#web/lib/words/region-data.ts';

export interface RegionInput {
  readonly regionCodes: string;
  readonly regionNames: string;
}

export const NO_REGION: RegionInput = { regionCodes: '', regionNames: '' };

/** A chosen region (所在地区) as the registration sends it: codes joined by commas, names by spaces. */
export function regionInput(path: readonly RegionOption[]): RegionInput {
  return {
    regionCodes: path.map((option) => option.value).join(','),
    regionNames: path.map((option) => option.text).join(' '),
  };
}

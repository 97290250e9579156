import type { RegionData } from '#contracts/rules/address/region-index.ts';

export interface RegionOption {
  readonly text: string;
  readonly value: string;
  readonly children?: RegionOption[];
}

/** The official regions (行政区划), 港澳台 included: as lists by code, and as the tree that a choice needs. */
export interface Regions {
  readonly data: RegionData;
  readonly options: RegionOption[];
}

/** They weigh more than a screen, so they come when a region is about to be named. */
export async function loadRegions(): Promise<Regions> {
  const { areaList, useCascaderAreaData: cascaderAreaData } = await import('@vant/area-data');
  return { data: areaList, options: cascaderAreaData() };
}

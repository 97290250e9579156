import { type Address, useAddress } from '#web/kit/address/address.ts';
import { PATHS } from '#web/lib/paths.ts';
import { filtersOf, searchOf, type WorkList } from '../model/work-question.ts';

export interface WorkAddress extends Address<ReturnType<typeof filtersOf>> {
  readonly type: WorkList;
  /** The same filters for another list. */
  hrefOf(type: WorkList): string;
}

/** What the address of a list says (筛选与排列), and the ways to others. */
export function useWorkAddress(type: WorkList): WorkAddress {
  const address = useAddress(filtersOf(type));
  return {
    ...address,
    type,
    hrefOf: (other) => PATHS.opusList.getHref(other, searchOf(other, address.at)),
  };
}

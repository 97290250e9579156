import { type DeliveryCode, deliveryOptions } from '../price/delivery.ts';

/** The first and the last day of arrival in China, as YYYY-MM-DD (预计送达). */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** 预计送达 after a change of address: only the days on the road change. Null if the delivery does not reach it. */
export function movedArrival(
  expected: Arrival,
  move: { delivery: DeliveryCode; before: string; after: string },
): Arrival | null {
  const before = anyArrival(move.delivery, move.before);
  const after = anyArrival(move.delivery, move.after);
  if (!after) return null;
  if (!before) return expected;
  return {
    from: moved(expected.from, before.from, after.from),
    to: moved(expected.to, before.to, after.to),
  };
}

/** An order of any day and size: only the difference between two places matters. */
function anyArrival(delivery: DeliveryCode, province: string): Arrival | null {
  const options = deliveryOptions({ province, goodsFen: 0, lines: [], now: 0 });
  const option = options.find(({ code }) => code === delivery);
  return option?.isAvailable ? option : null;
}

function moved(day: string, before: string, after: string): string {
  const at = Date.parse(day) + Date.parse(after) - Date.parse(before);
  return new Date(at).toISOString().slice(0, 10);
}

/** Where a photo was taken (拍摄地点), in degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

const WRITTEN = /^(-?\d{1,2}\.\d),(-?\d{1,3}\.\d)$/;
const EARTH_KM = 6371;

/**
 * A place as it is kept: to a tenth of a degree, about ten kilometres, which tells towns apart and no homes. Null for what
 * is none on Earth, and for the zeros that a camera writes before it knows.
 */
export function placeText({ lat, lon }: Place): string | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180) || (lat === 0 && lon === 0)) return null;
  return [lat, lon].map((degrees) => (Math.round(degrees * 10) / 10 + 0).toFixed(1)).join(',');
}

export function placeIn(text: string): Place | null {
  const [, lat, lon] = WRITTEN.exec(text) ?? [];
  return lat === undefined || lon === undefined ? null : { lat: Number(lat), lon: Number(lon) };
}

/** How far it is, over the ground. */
export function kmBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const along = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfSine(one.lon, other.lon);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(halfSine(one.lat, other.lat) + along)));
}

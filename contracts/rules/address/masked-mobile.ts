/** A number (手机号) with its middle hidden: recognisable, but not dialable; a short one is hidden entirely. */
export function maskedMobile(mobile: string): string {
  return mobile.length < 8 ? '****' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

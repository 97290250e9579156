/** A number (手机号) with its middle hidden: enough to recognise it by, too little to call it; a short one is hidden whole. */
export function maskedMobile(mobile: string): string {
  return mobile.length < 8 ? '****' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

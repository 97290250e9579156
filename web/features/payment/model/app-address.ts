import { parsedUrl } from '#contracts/rules/parsed-url.ts';

/**
 * What opens an app on this phone (打开微信): the address of the code. A page of our own server also learns that the
 * payer comes from here, so that it can lead back: in the part behind #, because the rest of the address is fixed.
 */
export function appAddress(codeUrl: string, origin: string): string {
  return parsedUrl(codeUrl)?.origin === origin ? `${codeUrl}#here` : codeUrl;
}

import { decodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { areRegionCodes, tidyMobile } from '#contracts/rules/address/address-fields.ts';
import { readAddressText } from '#contracts/rules/address/address-text.ts';
import { parseDecimal } from '#contracts/rules/decimal.ts';
import { pdfOutside } from '#contracts/rules/files/pdf-outside.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { namedLines } from '#contracts/rules/orders/lines-to-order.ts';
import { readOutline } from '#contracts/rules/pages/draft/read-outline.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { folded, searchPages } from '#contracts/rules/pages/search-pages.ts';
import { checkQuantity } from '#contracts/rules/price/quantity.ts';
import { readFileName, readPageList } from '#contracts/rules/publications/import-fields.ts';
import { readName, readTags } from '#contracts/rules/publications/publication-fields.ts';
import { SOME_REGIONS } from '#contracts/rules/testing/regions.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { fromWire, toWire } from '#contracts/servlet-url.ts';
import { forwardCookies } from '#server/backend/cookies.ts';
import { callerNetwork } from '#server/caller-network.ts';
import { hideKnown, hideNamed, hideTokens, maskMobiles } from '#server/redaction.ts';
import { drawPreferred } from '#server/replica/faults/prefer.ts';
import { shownFields, shownText } from '#server/replica/journal-text.ts';
import { nearestOperation } from '#server/servlet/nearest.ts';
import { byteRange } from '#server/uploads/byte-range.ts';
import { parseSafeHtml } from '#web/lib/document/safe-html.ts';

type Reader = (text: string) => unknown;

const bytes = new TextEncoder();

/** All that reads what strangers send before anybody has looked at it, each as it is given it. */
export const TEXT_READERS: Readonly<Record<string, Reader>> = {
  'named secrets': (text) => hideNamed(text, '***'),
  'secrets by their look': (text) => hideTokens(text, '***'),
  'known secrets': (text) => hideKnown(text, new Map([['secret', '***']])),
  mobiles: maskMobiles,
  'a reply in the journal': shownText,
  'what was sent, in the journal': (text) => shownFields({ note: text, list: [{ [text]: text }] }),
  'a body in the journal': shownFields,
  'a pasted address': (text) => readAddressText(text, SOME_REGIONS),
  'codes of regions': areRegionCodes,
  'a mobile of a form': tidyMobile,
  'the words of a search': (text) => searchPages([text], text.slice(0, 50)),
  'a page that is searched': folded,
  'a name': readName,
  tags: readTags,
  'a file name': readFileName,
  'an outline': (text) => readOutline(text, 100),
  'a list of pages': (text) => readPageList(text, 100),
  'lines of an order': namedLines,
  'an amount': parseFen,
  'a decimal': parseDecimal,
  'a whole number': parseWholeNumber,
  'a quantity': checkQuantity,
  'a link in a page': isSafeAddress,
  'the end of a PDF': (text) => pdfOutside(bytes.encode(text)),
  'a return path': decodeReturnPath,
  'what is signed': (text) => textToSign({ [text]: text, a: text }, 'key'),
  'the address of a call': (text) => fromWire(`/uwp/newServlet?${text}`),
  'the parts of a call': (text) => toWire(`/uwp/newServlet/A/b?${text}`),
  cookies: forwardCookies,
  'the Prefer header': drawPreferred,
  'the Range header': (text) => byteRange(text, 1000),
  'the address of a caller': callerNetwork,
  'a misspelt operation': nearestOperation,
  'words with tags': parseSafeHtml,
};

import { uploads as configured } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';
import type { ConvertedPage } from './conversion/paged-source.ts';
import type { SentPage, SentSource } from './model/import-tools.ts';
import type { Import } from './model/imports.ts';

/**
 * What the words and links of one page may weigh; further ones are seen, but not found by a search. With its picture such a
 * page still fits into one request of the editor, which saves pages as wholes.
 */
const MOST_ELEMENTS_BYTES = 200 * 1024;

type ImportReply = { readonly code: 0; readonly data: Import };

/** Sends the PDF itself (源文件), so that any device can go on. */
export async function sendSource(
  { opusID, file, signal, onShare }: SentSource,
  uploads: Uploads = configured(),
): Promise<Outcome<Import>> {
  const reply = await uploads.send(`/media/opus/${opusID}/source`, [['file', file]], { signal, onShare });
  return outcomeOf(reply as ImportReply);
}

/** Sends one page (一页): its words and links, and its picture, whose place on the page the server knows. */
export async function sendPage(
  { opusID, no, page, signal }: SentPage,
  uploads: Uploads = configured(),
): Promise<Outcome<Import>> {
  const fields = [
    ['elements', elementsText(page.elements)],
    ['file', page.picture],
  ] as const;
  return outcomeOf(
    (await uploads.send(`/media/opus/${opusID}/pages/${no}`, fields, { signal })) as ImportReply,
  );
}

/** As much of the words and links as a page may have, from its beginning on. */
export function elementsText(elements: ConvertedPage['elements']): string {
  const encoder = new TextEncoder();
  const texts: string[] = [];
  let bytes = '[]'.length;
  for (const element of elements) {
    const text = JSON.stringify(element);
    bytes += encoder.encode(text).length + ','.length;
    if (bytes > MOST_ELEMENTS_BYTES) break;
    texts.push(text);
  }
  return `[${texts.join(',')}]`;
}

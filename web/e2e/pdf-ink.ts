import type * as PdfJs from 'pdfjs-dist';

/** Runs in a page with pdf.js: draws the first sheet of a PDF, and says where words should be and no ink is. */
export async function inkOf(base64: string): Promise<{ words: number; blank: string[] }> {
  const { pdfjsLib } = globalThis as unknown as { pdfjsLib: typeof PdfJs };
  const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const sheet = await (await pdfjsLib.getDocument({ data }).promise).getPage(1);
  const viewport = sheet.getViewport({ scale: 3 });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  await sheet.render({ canvas, canvasContext: context, viewport }).promise;
  const { items } = await sheet.getTextContent();
  const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const blank = written.filter(({ transform, width, height }) => {
    const [x = 0, y = 0] = viewport.convertToViewportPoint(transform[4], transform[5]);
    const high = Math.max(1, height * viewport.scale);
    const box = context.getImageData(x, y - high, Math.max(1, width * viewport.scale), high).data;
    return !box.some((value, index) => index % 4 === 1 && value < 200);
  });
  return { words: written.length, blank: blank.map(({ str }) => str) };
}

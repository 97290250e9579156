/** PDF files as members bring them, for tests. */
import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

interface Wanted {
  readonly pageNum?: number;
  /** The side of a picture of a hundred points, in pixels; 0 for none. */
  readonly pixels?: number;
  readonly lastSize?: readonly [number, number];
  readonly userPassword?: string;
}

/** A PDF with a table of objects, whose words are in a font that is not in it. */
export async function plainPdf({ pageNum = 2, pixels = 0, lastSize, userPassword }: Wanted = {}) {
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0 },
    ...(userPassword !== undefined && { userPassword }),
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const end = once(doc, 'end');
  const background = '#345678';
  const picture =
    pixels > 0
      ? await sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
          .jpeg()
          .toBuffer()
      : null;
  for (let no = 1; no <= pageNum; no += 1) {
    doc.addPage({ size: [...(no === pageNum && lastSize ? lastSize : ([300, 400] as const))] });
    doc.fontSize(20).text(`page ${no}`, 40, 40);
    if (picture) doc.image(picture, 40, 100, { width: 100, height: 100 });
  }
  doc.end();
  await end;
  return Buffer.concat(parts);
}

/** A PDF as newer programs write it: its pages in a stream of objects, its table a stream, packed line by line. */
export function streamedPdf(pageNum: number): Buffer {
  const kids = Array.from({ length: pageNum }, (_, at) => 3 + at);
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pageNum} /Kids [${kids.map((no) => `${no} 0 R`).join(' ')}] /MediaBox [0 0 300 400]>>`,
    ...kids.map((no) => `<</Type /Page /Parent 2 0 R /Tag (page \\(${no}\\)) /CropBox [10 10 290 390]>>`),
  ];
  let at = 0;
  const heads = objects.map((text, place) => {
    const head = `${place + 1} ${at}`;
    at += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const packed = deflateSync(Buffer.from(first + objects.join('\n'), 'latin1'));
  const [holder, table] = [objects.length + 1, objects.length + 2];
  const start = '%PDF-1.5\n';
  const streamHead = `${holder} 0 obj\n<</Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  const holderEnd = '\nendstream\nendobj\n';
  const tableAt = start.length + streamHead.length + packed.length + holderEnd.length;
  const rows = [
    [0, 0, 0],
    ...objects.map((_, place) => [2, holder, place]),
    [1, start.length, 0],
    [1, tableAt, 0],
  ].map(([kind = 0, place = 0, more = 0]) => [kind, place >> 8, place & 255, more]);
  // Each line is what it differs by from the one above.
  const lines = rows.map((row, no) => [2, ...row.map((byte, i) => (byte - (rows[no - 1]?.[i] ?? 0)) & 255)]);
  const bytes = deflateSync(Buffer.from(lines.flat()));
  const tableHead = `${table} 0 obj\n<</Type /XRef /Size ${table + 1} /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 4>> /Length ${bytes.length}>>\nstream\n`;
  return Buffer.concat([
    ...[start, streamHead].map((text) => Buffer.from(text, 'latin1')),
    packed,
    Buffer.from(holderEnd + tableHead, 'latin1'),
    bytes,
    Buffer.from(`${holderEnd}startxref\n${tableAt}\n%%EOF\n`, 'latin1'),
  ]);
}

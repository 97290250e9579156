import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

/** What the types of the library leave out. */
interface PageInside {
  readonly resources: PDFKit.PDFKitReference;
  readonly xobjects: Record<string, PDFKit.PDFKitReference>;
  write(chunk: unknown): void;
}

/** Draws several things that are see-through as one, as browsers do: where they overlap nothing is darker. */
export function grouped(doc: Doc, opacity: number, draw: () => void): void {
  const page = doc.page as unknown as PageInside;
  const parts: string[] = [];
  const write = page.write;
  page.write = (chunk) => {
    parts.push(String(chunk));
  };
  try {
    draw();
  } finally {
    page.write = write;
  }
  const most = 14_400;
  const form = doc.ref({
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [-most, -most, most, most] },
    Group: { Type: 'Group', S: 'Transparency', I: true, CS: 'DeviceRGB' },
    Resources: page.resources,
  });
  form.end(Buffer.from(parts.join('\n')));
  const name = `G${Object.keys(page.xobjects).length}`;
  page.xobjects[name] = form;
  doc.save().opacity(opacity).addContent(`/${name} Do`);
  doc.restore();
}

import sharp from 'sharp';

/** 输出意图: says that colours of three numbers are sRGB, so that every printer turns them into inks alike. */
export async function addOutputIntent(doc: PDFKit.PDFDocument): Promise<void> {
  const profile = await srgbProfile();
  if (profile === undefined) return;
  const stream = doc.ref({ N: 3, Alternate: 'DeviceRGB' });
  stream.end(profile);
  const intent = doc.ref({
    ...{ Type: 'OutputIntent', S: 'GTS_PDFX' },
    OutputConditionIdentifier: new String('sRGB IEC61966-2.1'),
    RegistryName: new String('http://www.color.org'),
    DestOutputProfile: stream,
  });
  intent.end('');
  const { _root: root } = doc as unknown as { readonly _root: PDFKit.PDFKitReference };
  Object.assign(root.data, { OutputIntents: [intent] });
}

/** The profile that the library of pictures brings. */
async function srgbProfile(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } });
  const { icc } = await sharp(await pixel.png().withIccProfile('srgb').toBuffer()).metadata();
  return icc;
}

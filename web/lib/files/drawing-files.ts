/** An address at which a page shows a drawing that came as text. */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawing as a picture of so many pixels (PNG), drawn with the fonts that this browser has. */
export async function pngOf(svg: string, width: number): Promise<Blob> {
  const picture = new Image();
  picture.src = drawingAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pngFrom(canvas);
}

export function pngFrom(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
}

const SIDE = 480;
const QUALITY = 0.88;

/**
 * The middle of a photo as a small square (头像): it is round on the card, and goes into contacts, which want it small.
 * A file that the browser cannot open is sent as it is; the server says what is wrong with it.
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, SIDE);
    const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made ?? file;
  } catch {
    return file;
  }
}

import type { ImageElement } from '#contracts/rules/pages/document.ts';
import type { Sides } from '#contracts/rules/print/sheets/bleed.ts';

/** A picture that the document has once, however often it is placed in the same size. */
export type PlacedPicture = PDFKit.Mixins.ImageSrc;

/** The pictures of one file. */
export interface PictureShelf {
  /** Fails where it is gone or broken: a hole on paper would be seen too late. */
  placed(element: ImageElement, beyond: Sides): Promise<PlacedPicture>;
}

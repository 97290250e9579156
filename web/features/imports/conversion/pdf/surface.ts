import type { DocumentInitParameters } from 'pdfjs-dist/types/src/display/api';

/** What is drawn on: in a worker there is no document to make a canvas or to load a font with. */
export interface Surface {
  /** How pdf.js does without a document, where there is none. */
  readonly parts: Pick<DocumentInitParameters, 'CanvasFactory' | 'FilterFactory' | 'ownerDocument'>;
  canvas(width: number, height: number): DrawingCanvas;
}

export interface DrawingCanvas {
  readonly width: number;
  readonly height: number;
  readonly context: CanvasRenderingContext2D;
  /** The browser answers a type that it cannot write with another one. */
  picture(type: string, quality: number): Promise<Blob>;
  free(): void;
}

/** What is drawn is read back at once, so that it is better not drawn by the graphics card. */
export const CONTEXT: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

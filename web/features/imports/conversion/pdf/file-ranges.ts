import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Hands pdf.js the parts of a file that it asks for, so that 200 MB are never in memory at once. */
export class FileRanges extends PDFDataRangeTransport {
  readonly #file: Blob;
  readonly #onUnreadable: (reason: unknown) => void;

  /** A file that was moved or changed meanwhile cannot be read any more, and pdf.js would wait for it for ever. */
  constructor(file: Blob, onUnreadable: (reason: unknown) => void) {
    super(file.size, null);
    this.#file = file;
    this.#onUnreadable = onUnreadable;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)))
      .catch(this.#onUnreadable);
  }
}

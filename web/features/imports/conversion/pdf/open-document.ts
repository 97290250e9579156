import './older-browsers.ts';
import { getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api';
import { MOST_PIXELS } from '#contracts/rules/files/file-kinds.ts';
import { FileRanges } from './file-ranges.ts';
import type { Surface } from './surface.ts';

export interface OpenedDocument {
  readonly document: PDFDocumentProxy;
  /** Settles with the work, or rejects when the file cannot be read any more. */
  readable<T>(work: Promise<T>): Promise<T>;
  close(): void;
}

/** The version is part of the address, because what lies there is never asked for again. */
function resourceFolder(name: string): string {
  return new URL(`${import.meta.env.BASE_URL}pdfjs-${version}/${name}/`, globalThis.location.origin).href;
}

const CHUNK_BYTES = 512 * 1024;

/** Throws what pdf.js says. */
export async function openDocument(source: Blob, surface: Surface): Promise<OpenedDocument> {
  let onUnreadable: (reason: unknown) => void = () => undefined;
  const unreadable = new Promise<never>((_resolve, reject) => {
    onUnreadable = reject;
  });
  unreadable.catch(() => undefined);
  const readable = <T>(work: Promise<T>) => Promise.race([work, unreadable]);

  const parser = new Worker(new URL('./parser-worker.ts', import.meta.url), { type: 'module' });
  parser.addEventListener('error', () => onUnreadable(new Error('the parser of PDFs could not be loaded')));
  const task = getDocument({
    ...surface.parts,
    range: new FileRanges(source, onUnreadable),
    worker: PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS }),
    // What no page needs is not read.
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: CHUNK_BYTES,
    cMapUrl: resourceFolder('cmaps'),
    standardFontDataUrl: resourceFolder('standard_fonts'),
    wasmUrl: resourceFolder('wasm'),
    iccUrl: resourceFolder('iccs'),
    useWorkerFetch: true,
    maxImageSize: MOST_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    onUnreadable(new DOMException('The PDF was closed', 'AbortError'));
    task.destroy().finally(() => parser.terminate());
  };
  try {
    return { document: await readable(task.promise), readable, close };
  } catch (error) {
    close();
    throw error;
  }
}

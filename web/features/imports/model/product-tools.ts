import { uploads } from '#web/lib/client.ts';
import { beginImport, cancelImport, finishImport, unfinishedImports } from '../api.ts';
import { sendPage, sendSource } from '../upload.ts';
import type { ImportTools } from './import-tools.ts';

/** What imports are made with in the product; what reads files is loaded with the first one. */
export const productTools: ImportTools = {
  hashFile: async (file) => (await import('../conversion/hash-file.ts')).hashFile(file),
  async openPdf(source) {
    const { openPdf } = await import('../conversion/open-pdf.ts');
    return openPdf(typeof source === 'string' ? await uploads().fetchFile(source) : source);
  },
  readPictures: async (files) => (await import('../conversion/read-pictures.ts')).readPictures(files),
  begin: (input) => beginImport(input),
  unfinished: () => unfinishedImports(),
  finish: (input) => finishImport(input),
  cancel: (opusID) => cancelImport(opusID),
  sendSource: (source) => sendSource(source),
  sendPage: (page) => sendPage(page),
};

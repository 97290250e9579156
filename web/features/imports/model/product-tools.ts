import { send } from '#web/kit/ask/send.ts';
import { uploads } from '#web/lib/call/client.ts';
import { sendPage, sendSource } from '../upload.ts';
import type { ImportTools } from './import-tools.ts';

/** The queue shows its failures itself. */
const QUIET = { quiet: true };

/** What imports are made with in the product; what reads files is loaded with the first one. */
export const productTools: ImportTools = {
  hashFile: async (file) => (await import('../conversion/hash-file.ts')).hashFile(file),
  async openPdf(source) {
    const { openPdf } = await import('../conversion/open-pdf.ts');
    return openPdf(typeof source === 'string' ? await uploads().fetchFile(source) : source);
  },
  readPictures: async (files) => (await import('../conversion/read-pictures.ts')).readPictures(files),
  begin: (input) => send('OpusServiceMag.beginImport', input, QUIET),
  getImports: () => send('OpusServiceMag.getImports', {}, QUIET),
  finish: ({ opusID, failed }) =>
    send('OpusServiceMag.finishImport', { opusID, failed: failed.join(',') }, QUIET),
  cancel: (opusID) => send('OpusServiceMag.cancelImport', { opusID }),
  sendSource: (source) => sendSource(source),
  sendPage: (page) => sendPage(page),
};

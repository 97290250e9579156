/** What a PDF shows without being opened: its last bytes tell whether it is complete and encrypted. */
export type PdfOutside = 'whole' | 'truncated' | 'encrypted';

/** The bytes read at the end. */
export const TAIL_BYTES = 64 * 1024;

/** Whether a PDF can be opened at all (PDF 是否完整、是否加密), by its end. */
export function pdfOutside(tail: Uint8Array): PdfOutside {
  const text = new TextDecoder('latin1').decode(tail);
  if (!text.slice(-2048).includes('%%EOF')) return 'truncated';
  return /\/Encrypt[\s<\d]/.test(text) ? 'encrypted' : 'whole';
}

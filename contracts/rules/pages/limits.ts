/** Limits of one document (页面文档的上限), used by the reader, the editor and the server. */
export const DOCUMENT_LIMITS = {
  pages: 500,
  elementsOfPage: 1000,
  masters: 50,
  textLength: 20_000,
  /** All texts of a page together. */
  textOfPage: 60_000,
  spansOfText: 1000,
  cornersOfShape: 100,
  /** What a code holds that a phone still reads from paper. */
  codeLength: 300,
  outline: 2000,
  titleLength: 200,
  addressLength: 2000,
  /** Shortest and longest side of a page, in millimetres. */
  shortestMm: 20,
  longestMm: 1200,
} as const;

/** The parser of pdf.js, which answers the page that opened it (解析 PDF). */
import './older-browsers.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

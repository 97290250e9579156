/** What is used although a browser of the floor may lack it, and why nothing is missing then. */
interface Allowance {
  readonly findings: RegExp;
  /** Of the built files. */
  readonly files: RegExp;
  readonly why: string;
}

const ANY = /./;

export const ALLOWED: readonly Allowance[] = [
  {
    findings:
      /^(?:text-wrap|scrollbar-(?:width|color)|text-spacing-trim|text-size-adjust|overflow-anchor|content-visibility|contain-intrinsic-size)(?:: |$)/,
    files: /\.css$/,
    why: 'Lines and scrolling look plainer without it, or long lists are slower, and nothing else.',
  },
  {
    findings: /^(?:css|antd) :has$/,
    files: ANY,
    why: "antd's own rings and gaps; base.css puts a ring around the label.",
  },
  {
    findings: /^css color-mix\($/,
    files: /\/(?:index|pdf-pages)-[^/]+\.js$/,
    why: "A border between antd's joined buttons, and the editor of pdf.js, which nobody opens.",
  },
  {
    findings:
      /^(?:\.(?:difference|intersection|getOrInsert(?:Computed)?|isRawJSON|rawJSON|setFromHex|sumPrecise|toArray|try|with)\(\)|\.(?:from|to|setFrom)Base64\(\)|iterator\.\w+\(\)|(?:JSON|Math|URL|Uint8Array)\.\w+|Promise\.try|Float16Array)$/,
    files: /\/(?:pdf-pages|parser-worker)-[^/]+$/,
    why: 'pdf.js brings it in its legacy build, or asks whether it is there.',
  },
  {
    findings: /^(?:Promise\.withResolvers|\.(?:withResolvers|bytes|toSpliced|transferToFixedLength)\(\))$/,
    files: /\/(?:pdf-pages|parser-worker)-[^/]+$/,
    why: 'web/features/imports/conversion/pdf/older-browsers.ts brings it.',
  },
  {
    findings:
      /^(?:AbortSignal\.any|http: (?:crypto\.randomUUID|navigator\.gpu)|ImageDecoder(?:\.isTypeSupported)?|VideoFrame)$/,
    files: /\/(?:pdf-pages|parser-worker)-[^/]+$/,
    why: 'The editor of pdf.js, which nobody opens, or asked for first.',
  },
  {
    findings: /^(?:\.hidePopover\(\)|\.showPopover\(\)|attribute popover(?:Target)?)$/,
    files: ANY,
    why: 'web/lib/document/older-popover.ts brings it.',
  },
  {
    findings: /^(?:\.to(?:Hex|Base64)\(\)|Uint8Array\.fromHex)$/,
    files: ANY,
    why: '@noble/hashes and qr ask whether it is there.',
  },
  {
    findings:
      /^(?:\.(?:startViewTransition|caret(?:Position|Range)FromPoint|getComposedRanges|address)\(\)|navigation|setImmediate|trustedTypes|http: navigator\.locks)$/,
    files: /\/(?:react|index|editor-route|screens)-[^/]+\.js$/,
    why: 'React, its router, ProseMirror and the lock of a draft ask whether it is there, or name it only.',
  },
  {
    findings: /^(?:\.(?:estimate|getName|take|turn|closing|check|grow)\(\)|attribute (?:anchor|is))$/,
    files: ANY,
    why: 'Names of our own and of antd that a newer function has too.',
  },
  {
    findings: /^http: navigator\.clipboard$/,
    files: /\/(?:index|reader-panel)-[^/]+\.js$/,
    why: 'web/lib/document/copy-text.ts and antd copy a selection without it; the reader selects the link.',
  },
  {
    findings: /^(?:\.share\(\)|http: navigator\.(?:locks|share))$/,
    files: /\/(?:import-queue|plate|reader-panel)-[^/]+\.js$/,
    why: 'web/features/imports/model/tab-locks.ts, the share sheet and the reader do without.',
  },
];

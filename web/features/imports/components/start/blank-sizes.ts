/** A usual size of pages (常用开本), in whole millimetres. */
export interface BlankSize {
  readonly key: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const BLANK_SIZES = [
  { key: 'a4', name: 'A4', widthMm: 210, heightMm: 297 },
  { key: 'a5', name: 'A5', widthMm: 148, heightMm: 210 },
  { key: 'k16', name: '16开', widthMm: 185, heightMm: 260 },
  { key: 'square', name: '方形', widthMm: 210, heightMm: 210 },
  { key: 'wide', name: '横版', widthMm: 297, heightMm: 210 },
] as const satisfies readonly BlankSize[];

/** Own millimetres (自定义). */
export const CUSTOM = 'custom';

export const FIRST_SIZE = BLANK_SIZES[1];

export interface Palette {
  /** Five steps from the lightest (paper) to the darkest (ink). */
  tones: readonly [string, string, string, string, string];
  accent: string;
  /** Dark covers print light type on the darkest tone. */
  dark: boolean;
}

export const SEAL_RED = '#B5382E';
export const BRASS = '#B8863B';
export const INK = '#203864';
export const PAPER = '#F7F5F0';

const PALETTES: readonly [Palette, ...Palette[]] = [
  { tones: ['#F5F1E8', '#D8DCE0', '#A7B4C4', '#5F769A', '#203864'], accent: BRASS, dark: false },
  { tones: ['#F6EDDF', '#E9CFB0', '#D0A079', '#9A5F47', '#472B2B'], accent: SEAL_RED, dark: false },
  { tones: ['#F3F1E4', '#D8DBC0', '#A5B088', '#617350', '#2A392E'], accent: BRASS, dark: false },
  { tones: ['#F4F0EA', '#D6D3D6', '#A7A3B2', '#6B6682', '#2E2C4A'], accent: BRASS, dark: false },
  { tones: ['#F3EBDB', '#DECBA6', '#B99860', '#7C5C35', '#352A20'], accent: SEAL_RED, dark: false },
  { tones: ['#F0F3ED', '#CFDED6', '#9ABBB1', '#568280', '#1D4349'], accent: BRASS, dark: false },
  { tones: ['#F7F0EB', '#EAD6CF', '#CFA79F', '#8F666A', '#45313E'], accent: BRASS, dark: false },
  { tones: ['#F7EDE1', '#EFCDAF', '#D69A7C', '#7D5F76', '#2A345C'], accent: BRASS, dark: false },
  { tones: ['#F7F6F2', '#E3E5E6', '#BAC3C9', '#748290', '#27303A'], accent: SEAL_RED, dark: false },
  { tones: ['#F3EBD9', '#B9C0CC', '#6C7FA3', '#35497A', '#16233F'], accent: '#CF9F50', dark: true },
  { tones: ['#F4E7D0', '#D9B48A', '#A9654C', '#7A3430', '#4A1B1C'], accent: '#D2A45A', dark: true },
  { tones: ['#F1ECDA', '#C3CDB4', '#7F9C86', '#3F6657', '#18332F'], accent: '#CF9F50', dark: true },
  { tones: ['#FBF3DF', '#F3CB7A', '#E3906A', '#5F97A8', '#2B466B'], accent: '#D8624A', dark: false },
  { tones: ['#F2F4E6', '#B4D3BC', '#F0B95F', '#DD765A', '#2E4F63'], accent: '#4E8F83', dark: false },
];

export function paletteAt(index: number): Palette {
  const count = PALETTES.length;
  const wrapped = ((Math.trunc(index) % count) + count) % count;
  return PALETTES[Number.isFinite(wrapped) ? wrapped : 0] ?? PALETTES[0];
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Straight mix of two #RRGGBB colours, t = 0 gives the first. */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Colour along the five tones, 0 = paper, 1 = ink. */
export function tone(palette: Palette, t: number): string {
  const at = Math.min(Math.max(t, 0), 1) * 4;
  const index = Math.min(Math.floor(at), 3);
  return mix(palette.tones[index] ?? PAPER, palette.tones[index + 1] ?? INK, at - index);
}

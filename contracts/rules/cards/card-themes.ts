export const CARD_THEMES = ['ink', 'paper', 'pine', 'dusk', 'seal'] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

/** The colours of a card (名片主题). `headEnd` is the end colour of the slanting gradient in the head. */
export interface ThemeColours {
  readonly label: string;
  readonly head: string;
  readonly headEnd: string;
  readonly onHead: string;
  readonly onHeadSoft: string;
  readonly ground: string;
  readonly sheet: string;
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly family: 'sans' | 'serif';
}

export const THEME_COLOURS: Readonly<Record<CardTheme, ThemeColours>> = {
  ink: {
    label: '墨蓝',
    ...{ head: '#203864', headEnd: '#14264a', onHead: '#ffffff', onHeadSoft: '#cdd7ea' },
    ...{ ground: '#eef1f6', sheet: '#ffffff', text: '#1d2433', soft: '#566073', line: '#e3e7ee' },
    ...{ accent: '#203864', onAccent: '#ffffff', family: 'sans' },
  },
  paper: {
    label: '素纸',
    ...{ head: '#f7f1e3', headEnd: '#eee3cb', onHead: '#33291b', onHeadSoft: '#6b5a3e' },
    ...{ ground: '#fbf8f1', sheet: '#fffdf8', text: '#33291b', soft: '#6f6149', line: '#ece3d0' },
    ...{ accent: '#7a5418', onAccent: '#ffffff', family: 'serif' },
  },
  pine: {
    label: '松烟',
    ...{ head: '#24473a', headEnd: '#16302a', onHead: '#ffffff', onHeadSoft: '#c8dcd0' },
    ...{ ground: '#eef3ef', sheet: '#ffffff', text: '#1c2a24', soft: '#54645c', line: '#dfe8e2' },
    ...{ accent: '#24614a', onAccent: '#ffffff', family: 'serif' },
  },
  dusk: {
    label: '夜读',
    ...{ head: '#2b2440', headEnd: '#161425', onHead: '#f6f0e4', onHeadSoft: '#cfc5dc' },
    ...{ ground: '#14131f', sheet: '#1f1d2d', text: '#f1ecf6', soft: '#b7b0c6', line: '#343049' },
    ...{ accent: '#e3b566', onAccent: '#241a06', family: 'sans' },
  },
  seal: {
    label: '朱印',
    ...{ head: '#ffffff', headEnd: '#fbf3f1', onHead: '#2a1715', onHeadSoft: '#7a4a44' },
    ...{ ground: '#f8f4f2', sheet: '#ffffff', text: '#2a1f1e', soft: '#6d5a57', line: '#eee3e0' },
    ...{ accent: '#a8322a', onAccent: '#ffffff', family: 'serif' },
  },
};

export function cardTheme(text: string): CardTheme | null {
  return CARD_THEMES.find((known) => known === text) ?? null;
}

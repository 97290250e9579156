import type { FontFamily } from '../pages/document.ts';
import type { CalendarStyleId } from './calendar-types.ts';

/** The red of days off (印章红), on every paper. */
export const REST_RED = '#b5382e';

/** How a calendar looks (日历风格), with inks that are read on its paper. */
export interface CalendarStyle {
  readonly id: CalendarStyleId;
  readonly name: string;
  readonly paper: string;
  /** Numbers, the title, terms and festivals that are no days off. */
  readonly ink: string;
  /** Lunar dates and what is said beside. */
  readonly soft: string;
  /** The large number of the month, and the years. */
  readonly accent: string;
  /** Hairlines. */
  readonly hair: string;
  /** Where a photo will stand. */
  readonly tint: string;
  readonly heading: { readonly family: FontFamily; readonly weight: 400 | 700 };
  readonly digits: { readonly family: FontFamily; readonly weight: 400 | 700 };
  /** The size of numbers, as a share of what a cell has room for. */
  readonly digitShare: number;
  readonly align: 'left' | 'center';
  /** Between the weeks, around every day, or nowhere. */
  readonly lines: 'none' | 'weeks' | 'days';
  /** The days of the week in paper on a band of ink. */
  readonly isBanded: boolean;
}

export const CALENDAR_STYLES: Readonly<Record<CalendarStyleId, CalendarStyle>> = {
  navy: {
    ...{ id: 'navy', name: '藏青', paper: '#ffffff', ink: '#203864', soft: '#5f6f8c', accent: '#203864' },
    ...{
      hair: '#d3dae6',
      tint: '#e9edf4',
      digitShare: 0.92,
      align: 'center',
      lines: 'weeks',
      isBanded: false,
    },
    heading: { family: 'sans', weight: 700 },
    digits: { family: 'sans', weight: 400 },
  },
  rice: {
    ...{ id: 'rice', name: '宣纸', paper: '#f7f5f0', ink: '#2b2723', soft: '#75695a', accent: '#8a6424' },
    ...{ hair: '#ddd5c5', tint: '#ebe5d8', digitShare: 1, align: 'center', lines: 'none', isBanded: false },
    heading: { family: 'serif', weight: 700 },
    digits: { family: 'serif', weight: 400 },
  },
  planner: {
    ...{ id: 'planner', name: '记事', paper: '#ffffff', ink: '#203864', soft: '#646f80', accent: '#3d6a7c' },
    ...{ hair: '#bfc9d6', tint: '#e6eef0', digitShare: 0.72, align: 'left', lines: 'days', isBanded: false },
    heading: { family: 'sans', weight: 700 },
    digits: { family: 'sans', weight: 700 },
  },
  airy: {
    ...{ id: 'airy', name: '留白', paper: '#fcfcfa', ink: '#30363f', soft: '#6a717b', accent: '#203864' },
    ...{ hair: '#e4e6e8', tint: '#eff1f2', digitShare: 0.8, align: 'left', lines: 'none', isBanded: false },
    heading: { family: 'serif', weight: 400 },
    digits: { family: 'serif', weight: 400 },
  },
  banner: {
    ...{ id: 'banner', name: '横幅', paper: '#ffffff', ink: '#203864', soft: '#66718a', accent: '#b5382e' },
    ...{ hair: '#d9dee8', tint: '#f3e9e6', digitShare: 1, align: 'center', lines: 'weeks', isBanded: true },
    heading: { family: 'serif', weight: 700 },
    digits: { family: 'serif', weight: 700 },
  },
  bamboo: {
    ...{ id: 'bamboo', name: '竹青', paper: '#fbfcf8', ink: '#2f4a34', soft: '#5f7263', accent: '#3f6b46' },
    ...{
      hair: '#d5dfd2',
      tint: '#e6eee2',
      digitShare: 0.92,
      align: 'center',
      lines: 'weeks',
      isBanded: false,
    },
    heading: { family: 'serif', weight: 700 },
    digits: { family: 'sans', weight: 400 },
  },
  plum: {
    ...{ id: 'plum', name: '梅红', paper: '#fffafa', ink: '#5b2433', soft: '#86606a', accent: '#9c3450' },
    ...{ hair: '#ead5d9', tint: '#f5e4e7', digitShare: 0.95, align: 'center', lines: 'none', isBanded: true },
    heading: { family: 'serif', weight: 700 },
    digits: { family: 'serif', weight: 700 },
  },
  slate: {
    ...{ id: 'slate', name: '石青', paper: '#f6f9fa', ink: '#1f4a56', soft: '#577079', accent: '#9a5f1c' },
    ...{ hair: '#cfdde1', tint: '#e0ebee', digitShare: 0.84, align: 'left', lines: 'weeks', isBanded: true },
    heading: { family: 'sans', weight: 700 },
    digits: { family: 'sans', weight: 400 },
  },
};

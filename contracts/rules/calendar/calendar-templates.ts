import { CALENDAR_SIZES } from './calendar-spec.ts';
import type { CalendarKind, CalendarSpec } from './calendar-types.ts';

/** A calendar of the house to begin with (日历模板): all but its year. */
export interface CalendarTemplate {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly look: Omit<CalendarSpec, 'firstYear' | 'firstMonth'>;
  /** Its place among the sizes of its kind. */
  readonly sizeAt: number;
  /** The picture of the product that shows what it may become. */
  readonly sample: string;
}

const ALL = { months: 12, weekStart: 1, language: 'zh', lunar: true, terms: true, holidays: true } as const;

const place = (kind: CalendarKind, name: string) =>
  Math.max(
    CALENDAR_SIZES[kind].findIndex((size) => size.name === name),
    0,
  );

export const CALENDAR_TEMPLATES: readonly CalendarTemplate[] = [
  {
    ...{ id: 'family-wall', name: '全家福挂历', note: '半页照片，农历、节气和生日都在' },
    ...{ look: { ...ALL, kind: 'wall', style: 'rice' }, sizeAt: place('wall', 'A3') },
    sample: 'art:family-year-2027/1',
  },
  {
    ...{ id: 'landscape-wall', name: '山河挂历', note: '一月一处风景' },
    ...{ look: { ...ALL, kind: 'wall', style: 'slate' }, sizeAt: place('wall', '8 开') },
    sample: 'art:western-sichuan-drive/1',
  },
  {
    ...{ id: 'planner-wall', name: '记事挂历', note: '每一天有格子，写得下家里的事' },
    ...{ look: { ...ALL, kind: 'wall', terms: false, style: 'planner' }, sizeAt: place('wall', 'A4') },
    sample: 'art:jiangnan-old-lanes/3',
  },
  {
    ...{ id: 'desk-navy', name: '办公台历', note: '清楚，中英对照，放在桌上' },
    ...{
      look: { ...ALL, kind: 'desk', language: 'zh-en', terms: false, style: 'navy' },
      sizeAt: place('desk', '标准'),
    },
    sample: 'art:mountain-wild/1',
  },
  {
    ...{ id: 'desk-baby', name: '宝贝台历', note: '一条色带，十三个月，送给爷爷奶奶' },
    ...{
      look: { ...ALL, kind: 'desk', months: 13, terms: false, style: 'banner' },
      sizeAt: place('desk', '大号'),
    },
    sample: 'art:our-first-year/1',
  },
  {
    ...{ id: 'desk-garden', name: '花草台历', note: '二十四节气，跟着种' },
    ...{ look: { ...ALL, kind: 'desk', style: 'bamboo' }, sizeAt: place('desk', '小号') },
    sample: 'art:grandmother-garden/1',
  },
  {
    ...{ id: 'desk-wedding', name: '纪念日台历', note: '记得每一个要紧的日子' },
    ...{
      look: { ...ALL, kind: 'desk', weekStart: 0, terms: false, style: 'plum' },
      sizeAt: place('desk', '标准'),
    },
    sample: 'art:golden-anniversary/1',
  },
  {
    ...{ id: 'year-airy', name: '一张年历', note: '整年在一张纸上，留白多' },
    ...{
      look: { ...ALL, kind: 'year', lunar: false, terms: false, style: 'airy' },
      sizeAt: place('year', 'A2'),
    },
    sample: 'art:coastline/1',
  },
];

import type { PageRange, PrintLine, ProductionStep, StepItem } from '../print/cart-line.ts';
import type { StepRole } from '../print/step-roles.ts';

/** Ids like those of our server; no rule reads them. */
export const SAMPLE_STEP_IDS: Readonly<Record<StepRole, string>> = {
  coverMaterial: '101',
  binding: '102',
  innerWeight: '103',
  innerLamination: '104',
  coverLamination: '105',
  remark: '106',
  edge: '107',
};

/** Option names of a full line, by step; an option's code is its step's letter and its number from 1. */
const OPTIONS: Record<StepRole, { letter: string; name: string; options: string[] }> = {
  coverMaterial: { letter: 'F', name: '封面材质', options: ['铜版纸', '亚麻布艺'] },
  binding: {
    letter: 'Z',
    name: '装订方式',
    options: [
      '骑马钉',
      '普通平装',
      '锁线平装',
      'PUR平装',
      '全景平装',
      '普通精装',
      '锁线精装',
      'PUR精装',
      '豪华装',
      '对裱精装',
      '对裱平装',
      '铁圈装',
    ],
  },
  innerWeight: { letter: 'K', name: '内页克重', options: ['200克', '157克', '128克', '250克'] },
  innerLamination: { letter: 'M', name: '内页覆膜', options: ['不覆膜', '亮膜', '哑膜'] },
  coverLamination: { letter: 'G', name: '封面覆膜', options: ['亮膜', '哑膜'] },
  remark: { letter: 'B', name: '备注', options: [] },
  edge: { letter: 'Y', name: '边缘工艺', options: ['无', '烫金'] },
};

const BINDING_PAGES: Record<string, PageRange> = {
  骑马钉: { min: 8, max: 64 },
  普通平装: { min: 32, max: 400 },
  锁线平装: { min: 48, max: 600 },
  PUR平装: { min: 32, max: 600 },
  全景平装: { min: 16, max: 120 },
  普通精装: { min: 32, max: 400 },
  锁线精装: { min: 48, max: 600 },
  PUR精装: { min: 32, max: 600 },
  豪华装: { min: 10, max: 40 },
  对裱精装: { min: 10, max: 60 },
  对裱平装: { min: 16, max: 60 },
  铁圈装: { min: 10, max: 200 },
};

const ROLES: readonly StepRole[] = [
  'coverMaterial',
  'binding',
  'innerWeight',
  'innerLamination',
  'coverLamination',
  'remark',
  'edge',
];

export const BINDING_NAMES: readonly string[] = OPTIONS.binding.options;

function itemsOf(role: StepRole, names: readonly string[]): StepItem[] {
  const all = OPTIONS[role].options;
  return names.map((name) => ({
    Cnum: `${OPTIONS[role].letter}${all.includes(name) ? all.indexOf(name) + 1 : name}`,
    Name: name,
  }));
}

/** The code of an option of the sample line; the text itself where the step has no such option. */
export function codeOf(role: StepRole, name: string): string {
  return itemsOf(role, OPTIONS[role].options).find((item) => item.Name === name)?.Cnum ?? name;
}

export interface SampleChoices {
  pageNum?: number;
  EditorType?: string;
  isHasPastedown?: 'Y' | 'N';
  /** Option names (or deliberately wrong texts) by step; by default the first option. */
  chosen?: Partial<Record<StepRole, string>>;
  /** Replaces the options of a step. */
  offered?: Partial<Record<StepRole, string[]>>;
}

/** A cart line with every step, binding and weight; by default 32 pages and the first options. */
export function sampleLine(choices: SampleChoices = {}): PrintLine {
  const { pageNum = 32, EditorType = '1', isHasPastedown = 'N', chosen = {}, offered = {} } = choices;
  const buzhou = ROLES.map((role): ProductionStep => {
    const items = itemsOf(role, offered[role] ?? OPTIONS[role].options);
    const wanted = chosen[role];
    const found = items.find((item) => item.Name === wanted)?.Cnum ?? wanted;
    return {
      ID: SAMPLE_STEP_IDS[role],
      Name: OPTIONS[role].name,
      IsShow: role === 'edge' ? 'N' : 'Y',
      selCnum: found ?? items[0]?.Cnum ?? '',
      items,
    };
  });
  const zhuangDingPageCfg = Object.fromEntries(
    Object.entries(BINDING_PAGES).map(([name, range]) => [codeOf('binding', name), range]),
  );
  return { pageNum, goods: { EditorType, isHasPastedown }, zhuangDingPageCfg, buzhou };
}

/** The name of the option chosen in a step; the bare code if it names none. */
export function chosenName(line: PrintLine, role: StepRole): string {
  const step = line.buzhou.find((each) => each.ID === SAMPLE_STEP_IDS[role]);
  return step?.items.find((item) => item.Cnum === step.selCnum)?.Name ?? step?.selCnum ?? '';
}

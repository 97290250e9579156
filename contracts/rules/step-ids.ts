/**
 * The step IDs the rules act on. Step names (封面材质, 装订方式, 内页克重, 内页覆膜, 封面覆膜, 备注, 边缘工艺)
 * are for people and may change; the last one is the step that is not shown.
 */
export const STEP_IDS = {
  coverMaterial: '101',
  binding: '102',
  innerWeight: '103',
  innerLamination: '104',
  coverLamination: '105',
  remark: '106',
  edge: '107',
} as const;

export type StepRole = keyof typeof STEP_IDS;

const ROLES: ReadonlyMap<string, StepRole> = new Map([
  [STEP_IDS.coverMaterial, 'coverMaterial'],
  [STEP_IDS.binding, 'binding'],
  [STEP_IDS.innerWeight, 'innerWeight'],
  [STEP_IDS.innerLamination, 'innerLamination'],
  [STEP_IDS.coverLamination, 'coverLamination'],
  [STEP_IDS.remark, 'remark'],
  [STEP_IDS.edge, 'edge'],
] as const);

/** What a step stands for; null for a step no rule knows, which is then never refused anything. */
export function stepRole(id: string): StepRole | null {
  return ROLES.get(id) ?? null;
}

import type { PrintLine, ProductionStep } from './cart-line.ts';
import { isClothName } from './cloth.ts';
import { weightRangeOf } from './page-count.ts';

/** The roles of production steps (工艺步骤) in the rules. The last two have preferences, but no rule. */
export type StepRole =
  | 'binding'
  | 'innerWeight'
  | 'innerLamination'
  | 'coverMaterial'
  | 'remark'
  | 'coverLamination'
  | 'edge';

type Step = Pick<ProductionStep, 'Name' | 'items'>;

/** Words of other parts of a book, whose papers have their own weights: covers, endpapers, title leaves. */
const OTHER_PART = /封|衬|扉/;

function roleByName({ Name: name }: Step): StepRole | null {
  if (name.includes('备注')) return 'remark';
  if (name.includes('装订')) return 'binding';
  if (name.includes('内页') && name.includes('克重')) return 'innerWeight';
  if (name.includes('内页') && name.includes('覆膜')) return 'innerLamination';
  if (name.includes('封面')) return name.includes('覆膜') ? 'coverLamination' : 'coverMaterial';
  if (name.trim().endsWith('克') && !OTHER_PART.test(name)) return 'innerWeight';
  return name.includes('边缘') ? 'edge' : null;
}

function hasOption(step: Step, isKnown: (name: string) => boolean): boolean {
  return step.items.some(({ Name }) => isKnown(Name));
}

function offersWeights(step: Step): boolean {
  return hasOption(step, (name) => weightRangeOf(name) !== null);
}

/** Evidence that a step is the intended one, where several have names of the same role. */
const EVIDENCE: Readonly<Record<StepRole, (step: Step) => boolean>> = {
  binding: (step) => hasOption(step, (name) => /骑马钉|平装|精装|豪华装|铁圈装/.test(name)),
  innerWeight: offersWeights,
  innerLamination: (step) => hasOption(step, (name) => name.includes('膜')),
  coverMaterial: (step) => hasOption(step, (name) => /纸|布|皮|绢|绒/.test(name)),
  remark: (step) => step.items.length === 0,
  coverLamination: (step) => hasOption(step, (name) => name.includes('膜')),
  edge: (step) => step.items.length > 0,
};

/** If no name says 内页克重, the options with weights: of a step of the inner pages before any other. */
function weightsByOptions(steps: readonly Step[], roles: readonly (StepRole | null)[]): readonly Step[] {
  if (roles.includes('innerWeight')) return [];
  const unnamed = steps.filter((step, at) => roles[at] === null && offersWeights(step));
  const inner = unnamed.filter(({ Name }) => Name.includes('内页'));
  return inner.length > 0 ? inner : unnamed.filter(({ Name }) => !OTHER_PART.test(Name));
}

/** Words of parts that are no cover, though they may be made of cloth too. */
const NO_COVER = /内页|衬|扉|腰封|书签|带|盒|袋|箱|套|包装/;

function offersCloth(step: Step): boolean {
  return hasOption(step, isClothName);
}

/** If no step called 封面 offers cloth (布艺), the step that does is the cover, whatever its name. */
function clothByOptions(steps: readonly Step[], roles: readonly (StepRole | null)[]): readonly Step[] {
  if (steps.some((step, at) => roles[at] === 'coverMaterial' && offersCloth(step))) return [];
  return steps.filter((step, at) => roles[at] === null && offersCloth(step) && !NO_COVER.test(step.Name));
}

/**
 * The role of each step of a line, by position; null for a step no rule knows, which is then never refused anything.
 * Steps are known by their names first, as the product's owner describes them; ids only tell them apart.
 *
 * - The first of these that fits decides: 备注; 装订; 内页 with 克重; 内页 with 覆膜; 封面 (with 覆膜 it is the lamination
 *   of the cover and no material); a name that ends in 克. So 封面覆膜 is no cover material, 封面内页覆膜 laminates inner
 *   pages, and 装订备注 is a remark.
 * - Where no step is an inner weight by name, one whose options carry weights of the rule is, such as 内页材质 with
 *   157克铜版纸. With 内页材质 and 内页克重 side by side, the latter alone is. Papers of covers and endpapers never are.
 * - Where no step called 封面 offers cloth, a step that offers an option named 布艺 is a cover material, such as 面料 with
 *   红色布艺: the rule knows a cloth cover by the name of its option. What names another part (衬, 腰封, 书签) never is.
 * - Where several steps have one role, those have it whose options the rule can read: 装订方向 with 左 and 右 does not
 *   stand beside 装订方式. If all can be read, or none, all have it: each is judged, and the choice in any of them counts.
 */
export function stepRoles(steps: readonly Step[]): (StepRole | null)[] {
  const named = steps.map(roleByName);
  const weights = weightsByOptions(steps, named);
  const cloths = clothByOptions(steps, named);
  const roles = steps.map((step, at) => {
    if (weights.includes(step)) return 'innerWeight';
    return cloths.includes(step) ? 'coverMaterial' : (named[at] ?? null);
  });
  return roles.map((role, at) => {
    if (role === null || roles.indexOf(role) === roles.lastIndexOf(role)) return role;
    const shows = steps.map((step, place) => roles[place] === role && EVIDENCE[role](step));
    return shows[at] || !shows.includes(true) ? role : null;
  });
}

export function stepsWithRole<T extends Step>(steps: readonly T[], role: StepRole): T[] {
  const roles = stepRoles(steps);
  return steps.filter((_, at) => roles[at] === role);
}

/** The option in a step's `selCnum`; null if it is empty or unknown. */
export function selectedItem(step: ProductionStep | undefined): ProductionStep['items'][number] | null {
  return step?.items.find((item) => item.Cnum === step.selCnum) ?? null;
}

/** The name of the option chosen in the step of a role; empty without such a step or choice. */
export function chosenName({ buzhou }: Pick<PrintLine, 'buzhou'>, role: StepRole): string {
  return selectedItem(stepsWithRole(buzhou, role)[0])?.Name ?? '';
}

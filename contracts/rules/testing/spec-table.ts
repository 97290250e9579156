/**
 * The print rules as the product's owner wrote them, copied by hand, with the page ranges of the demo products.
 * Tests compare the rules with this table, so it imports nothing: it must not inherit a mistake of a rule.
 */

export interface SpecGoods {
  readonly EditorType: string;
  readonly isHasPastedown: 'Y' | 'N';
}

export interface SpecBinding {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** "If a cloth cover option is selected, only bindings whose name contains 精装 or 豪华装 are enabled." */
  readonly isEnabledUnderCloth: boolean;
  /** "If the binding is 对裱精装, 对裱平装 or 豪华装, the option 不覆膜 is disabled for inner-page lamination." */
  readonly disablesNoLamination: boolean;
  readonly isHardcover: boolean;
}

function binding(
  name: string,
  [least, most]: readonly [number, number],
  marks: { cloth?: true; laminated?: true; hard?: true } = {},
): SpecBinding {
  return {
    name,
    least,
    most,
    isEnabledUnderCloth: marks.cloth ?? false,
    disablesNoLamination: marks.laminated ?? false,
    isHardcover: marks.hard ?? false,
  };
}

export const SPEC_BINDINGS: readonly SpecBinding[] = [
  binding('骑马钉', [8, 64]),
  binding('普通平装', [32, 400]),
  binding('锁线平装', [48, 600]),
  binding('PUR平装', [32, 600]),
  binding('全景平装', [16, 120]),
  binding('普通精装', [32, 400], { cloth: true, hard: true }),
  binding('锁线精装', [48, 600], { cloth: true, hard: true }),
  binding('PUR精装', [32, 600], { cloth: true, hard: true }),
  binding('豪华装', [10, 40], { cloth: true, laminated: true, hard: true }),
  binding('对裱精装', [10, 60], { cloth: true, laminated: true, hard: true }),
  binding('对裱平装', [16, 60], { laminated: true }),
  binding('铁圈装', [10, 200]),
];

/** "Inner-page weight options by page count." */
export const SPEC_WEIGHTS: readonly {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}[] = [
  { name: '200克', least: 1, most: 66 },
  { name: '157克', least: 7, most: 398 },
  { name: '128克', least: 67, most: 9999 },
  { name: '250克', least: 1, most: 31 },
];

/** "Quantity: whole number from 1 to 1000000", written with plain digits. */
export function specAllowsQuantity(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text) || text === '1000000';
}

/** Counted up in fours, because the rule divides. */
const MULTIPLES_OF_4 = new Set<number>();
for (let pages = 0; pages <= 20_000; pages += 4) MULTIPLES_OF_4.add(pages);

/** Every rule against a choice, by the name in its refusals. */
export type SpecObjection =
  | 'saddle-stitch-multiple'
  | 'binding-page-range'
  | 'cloth-cover-needs-hardcover'
  | 'binding-needs-lamination'
  | 'weight-page-range';

export interface SpecChoice {
  readonly pageNum: number;
  readonly goods: SpecGoods;
  /** Option names; empty if the product has no such step. */
  readonly cover: string;
  readonly binding: string;
  readonly weight: string;
  readonly lamination: string;
  /** The product's own range of the binding, if it differs from the common one. */
  readonly ownRange?: { readonly least: number; readonly most: number } | undefined;
}

function named(name: string): SpecBinding {
  const found = SPEC_BINDINGS.find((each) => each.name === name);
  if (found === undefined) throw new RangeError(`no binding is called ${name}`);
  return found;
}

/** All objections to the binding of a choice. */
export function specAgainstBinding(
  choice: Omit<SpecChoice, 'weight' | 'lamination'>,
): readonly SpecObjection[] {
  const { pageNum, goods, cover, ownRange } = choice;
  if (choice.binding === '') return [];
  const facts = named(choice.binding);
  const { least, most } = ownRange ?? facts;
  const isThreeWithoutPastedown = goods.EditorType === '3' && goods.isHasPastedown === 'N';
  const against: SpecObjection[] = [];
  if (cover.includes('布艺') && !facts.isEnabledUnderCloth) against.push('cloth-cover-needs-hardcover');
  if (pageNum < least || pageNum > most) against.push('binding-page-range');
  if (facts.name === '骑马钉' && !MULTIPLES_OF_4.has(isThreeWithoutPastedown ? pageNum - 2 : pageNum)) {
    against.push('saddle-stitch-multiple');
  }
  return against;
}

/** All objections to an inner-page weight, given by its figure ("157克") or a name that begins with it. */
export function specAgainstWeight(pageNum: number, weight: string): readonly SpecObjection[] {
  if (weight === '') return [];
  const facts = SPEC_WEIGHTS.find(({ name }) => weight.startsWith(name));
  if (facts === undefined) throw new RangeError(`no weight is called ${weight}`);
  return pageNum < facts.least || pageNum > facts.most ? ['weight-page-range'] : [];
}

/** All objections to an inner lamination. */
export function specAgainstLamination(bindingName: string, lamination: string): readonly SpecObjection[] {
  if (bindingName === '' || lamination !== '不覆膜') return [];
  return named(bindingName).disablesNoLamination ? ['binding-needs-lamination'] : [];
}

/** All objections to a choice as a whole; empty if it can be printed. */
export function specAgainst(choice: SpecChoice): readonly SpecObjection[] {
  return [
    ...specAgainstBinding(choice),
    ...specAgainstWeight(choice.pageNum, choice.weight),
    ...specAgainstLamination(choice.binding, choice.lamination),
  ];
}

import type { ProductionStep, StepItem } from '#contracts/rules/print/cart-line.ts';
import { fieldOf, isFields, isYes, listOf, textOf } from './scalars.ts';

/** An option without a code could not be sent, so it is none; one without a name is called by its code. */
function readItem(item: unknown): StepItem[] {
  const code = textOf(fieldOf(item, 'Cnum'));
  const name = textOf(fieldOf(item, 'Name'));
  return code === '' ? [] : [{ Cnum: code, Name: name.trim() === '' ? code : name }];
}

/** An option that comes twice, word for word, is one. */
function readItems(items: unknown): StepItem[] {
  const found = listOf(items).flatMap(readItem);
  return found.filter(
    ({ Cnum, Name }, at) => found.findIndex((other) => other.Cnum === Cnum && other.Name === Name) === at,
  );
}

function readStep(step: unknown): ProductionStep {
  const selCnum = textOf(fieldOf(step, 'selCnum'));
  const items = readItems(fieldOf(step, 'items'));
  const name = textOf(fieldOf(step, 'Name'));
  const isRemark = name.includes('备注');
  return {
    ID: textOf(fieldOf(step, 'ID')),
    Name: name,
    IsShow: isYes(fieldOf(step, 'IsShow')) ? 'Y' : 'N',
    selCnum,
    // A choice without options is kept as the only one there is, so that saving does not lose it.
    items: items.length > 0 || selCnum === '' || isRemark ? items : [{ Cnum: selCnum, Name: selCnum }],
  };
}

/** Steps are told apart by their IDs, so one that is missing or comes again gets one of its own. */
function withOwnIds(steps: readonly ProductionStep[]): ProductionStep[] {
  const given = new Set(steps.map(({ ID }) => ID));
  const used = new Set<string>();
  return steps.map((step, at) => {
    let id = step.ID;
    for (let more = at; id === '' || used.has(id); more += 1) {
      const next = `${step.ID}#${more}`;
      id = given.has(next) ? '' : next;
    }
    used.add(id);
    return { ...step, ID: id };
  });
}

/** The production steps (工艺步骤) of a cart line; what is no step at all, or says nothing, is left out. */
export function readSteps(buzhou: unknown): ProductionStep[] {
  const steps = listOf(buzhou).filter(isFields).map(readStep);
  return withOwnIds(steps.filter(({ Name, items }) => Name !== '' || items.length > 0));
}

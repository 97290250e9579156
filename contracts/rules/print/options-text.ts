import { bindingByName } from '../account/bindings.ts';
import type { ProductionStep } from './cart-line.ts';
import { selectedItem } from './step-roles.ts';

/** A chosen option in words, with its step. */
export interface ChosenOption {
  readonly Name: string;
  readonly value: string;
}

/** The chosen options of the visible steps. */
export function chosenOptions(steps: readonly ProductionStep[]): ChosenOption[] {
  return steps.flatMap((step) => {
    const value = step.IsShow === 'Y' ? (selectedItem(step)?.Name ?? '') : '';
    return value === '' ? [] : [{ Name: step.Name, value }];
  });
}

/** 封面材质, 内页克重 and 封面覆膜: the part of the book, and its property. */
const STEP_OF_A_PART = /^(.+)(材质|克重|覆膜)$/;

/** The specification (规格说明) in one line: covers and inner pages share names, so only a binding needs no step name. */
export function optionsText(options: readonly ChosenOption[]): string {
  return options.map(withItsPart).join(' · ');
}

function withItsPart({ Name, value }: ChosenOption): string {
  if (bindingByName(value) !== null) return value;
  const part = STEP_OF_A_PART.exec(Name)?.[1];
  if (part === undefined) return `${Name} ${value}`;
  return value.startsWith(part) ? value : `${part}${value}`;
}

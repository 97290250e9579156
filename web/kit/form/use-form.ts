import { useId, useState } from 'react';
import type { CallError } from '#web/lib/call/call-error.ts';

/** One field as a control needs it. */
export interface FieldHandle<Value = string> {
  /** Of the control, where the form has to find it. */
  readonly id?: string;
  readonly value: Value;
  readonly problem?: string;
  change(value: Value): void;
}

/** One field as its form knows it. */
export interface FormField<Value = string> extends FieldHandle<Value> {
  focus(): void;
  /** What was typed stays, selected, ready to be typed over. */
  select(): void;
  /** The problem is the server's. */
  refuse(problem: string): void;
  forgive(): void;
  /** Whether it is right; otherwise it has the focus. */
  check(): boolean;
}

export type Problems<Values> = { readonly [Name in keyof Values]?: string };

interface FormOptions<Values> {
  /** What it begins with, in the order in which the fields stand. */
  readonly start: Values;
  /** What is wrong with the values, by the rules. */
  readonly check?: (values: Values) => Problems<Values>;
  /** The field that a refusal is about; as the server names its fields where nothing is said. */
  readonly refusedAt?: (error: CallError) => PropertyKey | undefined;
}

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

const NOTHING_WRONG = () => ({});

/**
 * Values and problems of a form; finding a problem also puts the cursor there. Fields are checked when the form
 * is sent and then while they are typed in, but never on leaving one: a line that comes or goes between pressing and
 * releasing the mouse moves the button away from under the click.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { start, refusedAt } = options;
  const check: (values: Values) => Problems<Values> = options.check ?? NOTHING_WRONG;
  const prefix = useId();
  const [state, setState] = useState({ start, values: start, problems: {} as Problems<Values> });
  const { values, problems } = state;

  function set(changes: Partial<Values>): void {
    setState((old) => {
      const next = { ...old.values, ...changes };
      return {
        ...old,
        values: next,
        problems: stillWrong(old.problems, changes, check(old.values), check(next)),
      };
    });
  }

  function say(name: keyof Values, problem: string | undefined): void {
    setState((old) => ({ ...old, problems: { ...old.problems, [name]: problem } }));
  }

  function of<Name extends keyof Values>(name: Name): FormField<Values[Name]> {
    const id = `${prefix}${String(name)}`;
    const focus = () => document.getElementById(id)?.focus();
    function select(): void {
      const control = document.getElementById(id);
      control?.focus();
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
    }
    return {
      id,
      value: values[name],
      problem: problems[name],
      change: (value) => set({ [name]: value } as unknown as Partial<Values>),
      focus,
      select,
      refuse(problem) {
        say(name, problem);
        select();
      },
      forgive: () => say(name, undefined),
      check() {
        const problem = check(values)[name];
        say(name, problem);
        if (problem !== undefined) focus();
        return problem === undefined;
      },
    };
  }

  return {
    start: state.start,
    values,
    set,
    of,
    /** True where values differ from the start. */
    isChanged: JSON.stringify(values) !== JSON.stringify(state.start),
    /** Starts anew from these values, which were saved or came late. */
    begin(facts: Partial<Values>): void {
      setState((old) => ({
        start: { ...old.start, ...facts },
        values: { ...old.values, ...facts },
        problems: stillWrong(old.problems, facts, {}, {}),
      }));
    },
    /** Starts from newer facts; a field in which something was typed since it held these values keeps it. */
    follow(facts: Values, since: Values = state.start): void {
      setState((old) => {
        const isAsBefore = (name: keyof Values) =>
          JSON.stringify(old.values[name]) === JSON.stringify(since[name]);
        const taken: Partial<Values> = {};
        for (const name of namesOf(facts)) if (isAsBefore(name)) taken[name] = facts[name];
        return {
          start: facts,
          values: { ...old.values, ...taken },
          problems: stillWrong(old.problems, taken, {}, {}),
        };
      });
    },
    /** Does it with the values where nothing is wrong; otherwise the first wrong field has the focus. */
    send<Result>(run: (values: Values) => Result): Result | null {
      const found = check(values);
      setState((old) => ({ ...old, problems: found }));
      const first = namesOf(values).find((name) => found[name] !== undefined);
      if (first === undefined) return run(values);
      of(first).focus();
      return null;
    },
    /** Shows a refusal at its field, where it is about one: for `onFailure` of the act. */
    refused(error: CallError): boolean {
      const named = refusedAt ? refusedAt(error) : error.reason.replace(/^bad-/, '');
      const name = namesOf(values).find((one) => one === named);
      if (name === undefined || error.isToldElsewhere) return false;
      of(name).refuse(error.message);
      return true;
    },
  };
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

/** A problem stands until its field is changed, or until the rules say something else about it. */
function stillWrong<Values extends object>(
  problems: Problems<Values>,
  changes: Partial<Values>,
  before: Problems<Values>,
  now: Problems<Values>,
): Problems<Values> {
  const left: { [Name in keyof Values]?: string } = { ...problems };
  for (const name of namesOf<Problems<Values>>(problems)) {
    const isTouched = name in changes || before[name] !== now[name];
    if (left[name] !== undefined && isTouched) left[name] = now[name];
  }
  return left;
}

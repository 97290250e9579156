import { useId, useState } from 'react';
import { type FieldRule, formProblems, type Problems } from './field-rules.ts';

/** One field of a form as a control needs it. */
export interface FieldHandle {
  readonly id: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly change: (value: string) => void;
}

function inputOf(id: string): HTMLInputElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
}

/**
 * Values and problems of a small form; whoever finds a problem also puts the cursor there. Fields are checked when
 * the form is sent and then while they are typed in, but never on leaving one: a line that comes or goes between
 * pressing and releasing the mouse moves the button away from under the click.
 */
export function useFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  initial: Readonly<Record<Name, string>>,
) {
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const idOf = (name: string) => `${prefix}${name}`;

  function set(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) =>
      before[name] === undefined ? before : { ...before, [name]: rules[name](value) },
    );
  }

  function focus(name: Name): void {
    inputOf(idOf(name))?.focus();
  }

  function select(name: Name): void {
    focus(name);
    inputOf(idOf(name))?.select();
  }

  return {
    values,
    set,
    focus,
    select,
    forgive(name: Name): void {
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    /** The problem is the server's; what was typed stays, selected, ready to be typed over. */
    refuse(name: Name, problem: string): void {
      setProblems((before) => ({ ...before, [name]: problem }));
      select(name);
    },
    checkOne(name: Name): boolean {
      const problem = rules[name](values[name]);
      setProblems((before) => ({ ...before, [name]: problem }));
      if (problem !== undefined) focus(name);
      return problem === undefined;
    },
    checkAll(): boolean {
      const found = formProblems(rules, values);
      setProblems(found);
      for (const name in found) {
        focus(name);
        return false;
      }
      return true;
    },
    of(name: Name): FieldHandle {
      return {
        id: idOf(name),
        value: values[name],
        problem: problems[name],
        change: (value) => set(name, value),
      };
    },
  };
}

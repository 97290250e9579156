import { idAt } from './ids.ts';

/** Upgrades from each version to the next; what is no document stays as wrong as it was. */
export type Migrations = ReadonlyMap<number, (old: unknown) => unknown>;

export const MIGRATIONS: Migrations = new Map([
  [1, (old) => ({ ...Object(old), version: 2, pages: mapped(Object(old).pages, pageOfVersion2) })],
]);

/** A page of version 1, which had no ids, and whose links led to numbers of pages. */
export function pageOfVersion2(old: unknown, place: number): unknown {
  if (!isRecord(old)) return old;
  return { ...old, id: idAt(place + 1), elements: mapped(givenIds(old.elements), elementOfVersion2) };
}

/** Elements from outside with ids by their places. */
export function givenIds(elements: unknown): unknown {
  return mapped(elements, (element, at) => (isRecord(element) ? { ...element, id: idAt(at + 1) } : element));
}

function elementOfVersion2(old: unknown): unknown {
  const { target } = Object(old);
  if (!isRecord(target) || target.to !== 'page' || !Number.isSafeInteger(target.page)) return old;
  return { ...Object(old), target: { ...target, page: idAt(Math.max(Number(target.page), 0)) } };
}

function mapped(list: unknown, change: (each: unknown, place: number) => unknown): unknown {
  return Array.isArray(list) ? list.map(change) : list;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As people count: `page2` before `page10`, and 第2页 before 第10页. */
const byName = new Intl.Collator('zh-CN', { numeric: true });

/** Files in the order of their names; those of one name stay as they were chosen. */
export function sortedByName<T extends { readonly name: string }>(files: readonly T[]): T[] {
  return [...files].sort((one, other) => byName.compare(one.name, other.name));
}

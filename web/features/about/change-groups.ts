export interface ChangeGroup {
  readonly title: string;
  readonly texts: readonly string[];
}

const OTHER = '其他';

/** Changes by what stands before their colon (登录：…), in the order in which each part is first named. */
export function inGroups(items: readonly string[]): readonly ChangeGroup[] {
  const groups = new Map<string, string[]>();
  for (const item of items) {
    const [title = '', ...rest] = item.split('：');
    const isNamed = rest.length > 0;
    const key = isNamed ? title : OTHER;
    groups.set(key, [...(groups.get(key) ?? []), isNamed ? rest.join('：') : item]);
  }
  return [...groups].map(([title, texts]) => ({ title, texts }));
}

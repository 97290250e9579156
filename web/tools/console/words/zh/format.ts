const NUMBER = new Intl.NumberFormat('zh-CN');

export function numberWord(value: number): string {
  return NUMBER.format(value);
}

/** Whether an option is a cloth cover (布艺): section 5 recognises it by its name. */
export function isClothName(name: string): boolean {
  return name.includes('布艺');
}

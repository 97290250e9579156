/** One figure beside what is asked of it. */
export function row(what: string, figure: string, target: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(36)} ${figure.padEnd(62)} target ${target}`);
}

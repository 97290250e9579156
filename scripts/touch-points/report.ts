import type { Tried } from './try-kind.ts';

const WIDTH = 200;

/** What is wrong with it, one sentence each; none when the recipe holds. */
export function problemsOf({ kind, red, leftOut }: Tried): string[] {
  const count = kind.places.length;
  return [
    ...(count > kind.target ? [`${kind.name}: ${count} places, which is more than ${kind.target}`] : []),
    ...red.map((text) => `${kind.name}: red though everything is in place: ${text}`),
    ...leftOut
      .filter(({ by }) => by === null)
      .map(({ what }) => `${kind.name}: nobody notices that ${what} was left out`),
  ];
}

export function tableOf(tried: readonly Tried[]): string {
  return tried.flatMap(linesOf).join('\n');
}

function linesOf({ kind, generated, red, leftOut }: Tried): string[] {
  const verdict = red.length === 0 ? 'green' : 'RED';
  return [
    `${kind.name.padEnd(16)} ${kind.places.length} places, target ${kind.target}, with all of them ${verdict}`,
    ...kind.places.map(({ file }) => `  ${file}${noticedOf(leftOut, file)}`),
    ...kind.generators.map(({ name }) => `  (${name})${noticedOf(leftOut, name)}`),
    ...(generated.length > 0 ? [`  written by commands and tests: ${generated.join(', ')}`] : []),
    '',
  ];
}

function noticedOf(leftOut: Tried['leftOut'], what: string): string {
  const one = leftOut.find((each) => each.what === what);
  if (!one) return '';
  return one.by === null
    ? '\n      left out: NOT NOTICED'
    : `\n      left out: ${one.by}: ${one.told.slice(0, WIDTH)}`;
}

import type { Mutant, WebArea } from '../mutant.ts';

export type WebMutant = Mutant<WebArea>;

type Make = (id: string, file: string, from: string, to: string, why?: string) => WebMutant;

/** The defects of one area; their files are named from web on. */
export function defectsOf(area: WebArea): Make {
  return (id, file, from, to, why = '') => ({ id, kind: area, file: `web/${file}`, from, to, why });
}

import { runScenario, type ScenarioParams } from '#db/scenarios/index.ts';
import type { World } from '#server/worlds/world.ts';
import { ALBUM, CHAPTERS, type Chapter, HEROINE } from './tour-chapters.ts';

export type TourChapter = keyof typeof CHAPTERS;

export const TOUR_CHAPTERS = Object.keys(CHAPTERS).filter(isTourChapter);

export function isTourChapter(name: string): name is TourChapter {
  return Object.hasOwn(CHAPTERS, name);
}

export interface TourStart {
  readonly account: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Takes a world to the beginning of a chapter, from whatever state it is in. */
export function beginTourChapter(world: World, name: TourChapter, seed: number): TourStart {
  world.reset();
  const { account = HEROINE, scenarios, laterMs = 0, pathOf }: Chapter = CHAPTERS[name];
  world.clock.advance(laterMs);
  const context = { db: world.db, now: world.clock.now(), seed };
  let values: ScenarioParams = { ...ALBUM, cartIDs: ALBUM.cartID };
  for (const [scenario, params, as = 'orderNo'] of scenarios) {
    const { orderNo, ...result } = runScenario(scenario, context, withValues(params, values));
    values = { ...values, ...result, ...(orderNo === undefined ? {} : { [as]: orderNo }) };
  }
  return { account, path: pathOf(values), values };
}

/** {orderNo} is what an earlier scenario answered. */
function withValues(params: ScenarioParams, values: ScenarioParams): ScenarioParams {
  const filled = Object.entries(params).map(([key, text]) => [
    key,
    text.replace(/\{(\w+)\}/, (whole, name: string) => values[name] ?? whole),
  ]);
  return Object.fromEntries(filled);
}

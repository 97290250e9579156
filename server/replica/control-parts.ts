import type { Env } from '#server/env.ts';
import type { World } from './world.ts';

export interface ControlParts {
  readonly env: Env;
  readonly world: World;
  /** Where swagger-ui-dist lies; null leaves the page out. */
  readonly docsRoot: string | null;
}

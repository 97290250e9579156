import type { ControlReply } from '#contracts/control/operations.ts';
import type { Env } from '#server/env.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import type { Show } from './show/show.ts';

export interface ControlParts {
  readonly env: Env;
  readonly worlds: Worlds;
  readonly show: Show;
  /** Who has it presents; null where there is nothing to present. */
  readonly presenterKey: string | null;
  /** Where swagger-ui-dist lies; null leaves the page out. */
  readonly docsRoot: string | null;
  /** What may be told of the backend in front; null where the replica itself answers. */
  readonly backend: ControlReply<'GET /info'>['backend'];
}

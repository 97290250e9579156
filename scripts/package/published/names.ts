/**
 * What can be named in a world. In the package these are plain lists of words, written from the replica's own tables:
 * `scripts/package/types.ts`.
 */
import type { ScenarioName } from '#db/scenarios/index.ts';
import type { DemoAccount } from '#db/seeded/accounts.ts';
import type { ErrorName } from '#server/replica/error-catalogue.ts';

export type { DemoAccount, ErrorName, ScenarioName };

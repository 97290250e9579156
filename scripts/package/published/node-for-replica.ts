import { isNewEnough } from '#scripts/setup/node-version.mjs';
import { bringNode } from '#scripts/setup/runtime.mjs';
import { setUp } from '#scripts/setup/set-up.mjs';

/** The Node that a replica runs on: this one, or where it is too old a newer one, brought from npm at the first start. */
export async function nodeForReplica(): Promise<string> {
  return isNewEnough(process.versions.node) ? process.execPath : setUp(() => bringNode());
}

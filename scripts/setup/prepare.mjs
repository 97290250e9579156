/** npm runs this after an installation by hand: on a machine with an old Node the tools need the newer one too. */

import { isNewEnough } from './node-version.mjs';
import { bringNode, linkNode } from './runtime.mjs';
import { report } from './set-up.mjs';

if (!isNewEnough(process.versions.node)) {
  try {
    await bringNode();
  } catch (error) {
    process.exitCode = await report(error);
  }
}
linkNode();

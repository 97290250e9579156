import { ensureServer, ensureWebs } from '../setup/build.mjs';

/** Before browser tests, so that none of them looks at what was there yesterday. */
async function buildWhatChanged(): Promise<void> {
  await ensureServer();
  await ensureWebs();
}

export { buildWhatChanged as default };

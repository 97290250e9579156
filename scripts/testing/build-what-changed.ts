/** Before browser tests, so that none of them looks at what was there yesterday. */
export { ensureEverything as default } from '../setup/build.mjs';

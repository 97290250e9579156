import { runAttached, typescript } from '../setup/child.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { setUp } from '../setup/set-up.mjs';

/** Makes the database that the next start finds; nothing is served. */
export const seed = {
  summary: 'make or renew the database file without starting the server',
  flags: { seed: 'another set of data', clock: "the day the data are of, an ISO date; today's unless given" },
  async run(_values, args) {
    await setUp(() => ensureInstalled());
    return runAttached(process.execPath, [...typescript('scripts/replica/seed/main.ts'), ...args]);
  },
};

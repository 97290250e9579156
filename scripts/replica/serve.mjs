import { FLAGGED, flagOf } from '../../server/settings.mjs';

const inWords = ({ meaning, usual }) => (usual === undefined ? meaning : `${meaning}; ${usual} unless given`);

const PRINT = {
  'print-config': 'say every setting and who set it (flag, variable, replica.config.json), and start nothing',
};

/** What a demo is not told: it shows no other server's data. */
const OF_ANOTHER_SERVER = ['backend', 'backendInsecure', 'local', 'localAccount'];

function flagsOf(isWanted = () => true) {
  const wanted = FLAGGED.filter(([name]) => isWanted(name));
  return {
    ...Object.fromEntries(wanted.map(([name, setting]) => [flagOf(name), inWords(setting)])),
    ...PRINT,
  };
}

/** Flags without a value. */
const switches = [
  ...FLAGGED.filter(([, { kind }]) => kind === 'flag').map(([name]) => flagOf(name)),
  'print-config',
];

export const start = {
  summary: 'set up what is missing and serve the built replica with the console',
  flags: flagsOf(),
  switches,
};

export const demo = {
  summary: 'serve the demo: a private sandbox for every visitor',
  flags: flagsOf((name) => !OF_ANOTHER_SERVER.includes(name)),
  switches,
};

export const dev = {
  summary: 'serve with hot reload',
  flags: flagsOf(),
  switches,
};

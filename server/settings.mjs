/**
 * Every setting of a server, once: its key in replica.config.json, its variable, its flag if it has one, and what it is
 * unless somebody says otherwise. Plain JavaScript, because what starts the server reads it before anything is installed.
 */

/**
 * text and path are any words; list is several of them; whole is a number in its bounds; flag is yes or no.
 * @typedef {{
 *   variable: string,
 *   kind: 'text' | 'path' | 'list' | 'whole' | 'flag',
 *   meaning: string,
 *   hasFlag?: boolean,
 *   usual?: string,
 *   least?: number,
 *   most?: number,
 *   choices?: readonly string[],
 *   isSecret?: boolean,
 * }} Setting
 */

/** @satisfies {Record<string, Setting>} */
export const SETTINGS = {
  port: {
    variable: 'PORT',
    kind: 'whole',
    hasFlag: true,
    usual: '5180',
    least: 0,
    most: 65_535,
    meaning: 'where it answers, 0 for any free port',
  },
  host: { variable: 'HOST', kind: 'text', hasFlag: true, usual: '127.0.0.1', meaning: 'whom it answers' },
  dataDir: {
    variable: 'DATA_DIR',
    kind: 'path',
    usual: '.data',
    meaning: 'the folder of the database and the files',
  },
  seed: {
    variable: 'REPLICA_SEED',
    kind: 'whole',
    hasFlag: true,
    usual: '1',
    least: 0,
    most: 2 ** 31,
    meaning: 'another set of data',
  },
  clock: {
    variable: 'REPLICA_CLOCK',
    kind: 'text',
    hasFlag: true,
    meaning: "the replica's now, an ISO date; the real now unless given",
  },
  cors: {
    variable: 'REPLICA_CORS',
    kind: 'list',
    hasFlag: true,
    meaning: 'an origin whose pages may call the product: http://localhost:3000; as often as you like',
  },
  readyFile: {
    variable: 'REPLICA_READY_FILE',
    kind: 'path',
    hasFlag: true,
    meaning: 'a file that holds the address as long as the server answers',
  },
  backend: {
    variable: 'REPLICA_BACKEND',
    kind: 'text',
    hasFlag: true,
    meaning: 'the server that answers the calls instead, such as https://staging.example',
  },
  backendInsecure: {
    variable: 'REPLICA_BACKEND_INSECURE',
    kind: 'flag',
    hasFlag: true,
    meaning: 'take any certificate of it, a self-signed one for instance',
  },
  local: {
    variable: 'REPLICA_LOCAL',
    kind: 'list',
    hasFlag: true,
    meaning: "what is answered here all the same: 'ShopCarService.*'; as often as you like",
  },
  localAccount: {
    variable: 'REPLICA_LOCAL_ACCOUNT',
    kind: 'text',
    hasFlag: true,
    usual: 'super',
    meaning: 'whose data that shows',
  },
  mode: {
    variable: 'REPLICA_MODE',
    kind: 'text',
    usual: 'replica',
    choices: ['replica', 'demo'],
    meaning: 'demo gives every visitor a sandbox',
  },
  web: {
    variable: 'REPLICA_WEB',
    kind: 'text',
    choices: ['web', 'console', 'demo'],
    meaning: 'which build of the pages is served; by the command unless given',
  },
  allowedHosts: {
    variable: 'REPLICA_ALLOWED_HOSTS',
    kind: 'list',
    meaning: 'names by which the server is reached beside its own',
  },
  trustProxy: {
    variable: 'REPLICA_TRUST_PROXY',
    kind: 'whole',
    usual: '0',
    least: 0,
    most: 10,
    meaning: 'how many proxies of yours stand in front',
  },
  sandboxCap: {
    variable: 'REPLICA_SANDBOX_CAP',
    kind: 'whole',
    least: 1,
    most: 100_000,
    meaning: 'the most sandboxes at a time; by the memory unless given',
  },
  sandboxIdleMinutes: {
    variable: 'REPLICA_SANDBOX_IDLE_MINUTES',
    kind: 'whole',
    usual: '30',
    least: 1,
    most: 100_000,
    meaning: 'a sandbox that nobody uses ends',
  },
  sandboxMinutes: {
    variable: 'REPLICA_SANDBOX_MINUTES',
    kind: 'whole',
    least: 1,
    most: 100_000,
    meaning: 'none lives longer; 240, in a demo 120, unless given',
  },
  room: {
    variable: 'REPLICA_ROOM',
    kind: 'flag',
    hasFlag: true,
    meaning: 'an audience in one room: all visitors may come from one address at once',
  },
  moments: {
    variable: 'REPLICA_MOMENTS',
    kind: 'whole',
    least: 0,
    most: 1000,
    meaning:
      'so many of the last writes can be taken back; 1000 with the console, 20 in a demo, else none, unless given',
  },
  durable: { variable: 'REPLICA_DURABLE', kind: 'flag', meaning: 'wait for the disk with every write' },
  log: { variable: 'REPLICA_LOG', kind: 'flag', meaning: 'a line for each request' },
  controlToken: {
    variable: 'REPLICA_CONTROL_TOKEN',
    kind: 'text',
    isSecret: true,
    meaning: 'opens the control plane beyond loopback',
  },
  signSecret: {
    variable: 'REPLICA_SIGN_SECRET',
    kind: 'text',
    isSecret: true,
    meaning: 'calls have to be signed',
  },
};

/** readyFile is --ready-file. */
export function flagOf(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @type {readonly (readonly [name: string, setting: Setting])[]} */
export const SETTING_LIST = Object.entries(SETTINGS);

export const FLAGGED = SETTING_LIST.filter(([, { hasFlag }]) => hasFlag);

/**
 * For parseArgs of node:util.
 * @type {Record<string, { type: 'string' | 'boolean', multiple: boolean }>}
 */
export const FLAG_OPTIONS = Object.fromEntries(
  FLAGGED.map(([name, { kind }]) => [
    flagOf(name),
    { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'list' },
  ]),
);

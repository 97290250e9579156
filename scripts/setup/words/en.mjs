// @ts-check
/** What is said while something is set up, and why it could not be. */
export const EN = {
  /** Something nobody knows, and what was probably meant. */
  unknown: (/** @type {string} */ kind, /** @type {string} */ word) => `Unknown ${kind} "${word}".`,
  meant: (/** @type {string} */ word) => `Did you mean "${word}"?`,
  known: (/** @type {readonly string[]} */ words) => `Known: ${words.join(', ')}.`,
  unexpected: (/** @type {string} */ word) => `"${word}" was not expected here.`,
  needsValue: (/** @type {string} */ flag) => `--${flag} needs a value.`,
  takesNoValue: (/** @type {string} */ flag) => `--${flag} takes no value.`,

  doneIn: (/** @type {string} */ time) => `done in ${time}`,
  failedAfter: (/** @type {string} */ time) => `failed after ${time}`,
  stillWorking: (/** @type {string} */ title, /** @type {string} */ time) =>
    `${title}: still working, ${time}`,
  waiting: (/** @type {string} */ pid) => `Waiting for the set-up that process ${pid} is running …`,

  installing: 'Installing dependencies (npm ci)',
  installingRest: 'Installing what checks and tests need (npm install)',
  generating: 'Generating code from the contract',
  buildingServer: 'Building the server',
  buildingWeb: {
    web: 'Building the web application',
    console: 'Building the web application with the console',
    demo: 'Building the web application of the demo',
  },
  bringing: (/** @type {string} */ version, /** @type {string} */ own) =>
    `Bringing Node ${version} (this machine has ${own})`,
  bringingMeanwhile: (/** @type {string} */ doing) => `${doing}, meanwhile installing dependencies (npm ci)`,
  using: (/** @type {string} */ version, /** @type {string} */ own, /** @type {string} */ oldest) =>
    `Using Node ${version}, because this machine's ${own} is older than ${oldest}`,

  notInstalled: (/** @type {string} */ wanted, /** @type {string} */ oldest) =>
    `${wanted} could not be installed: install Node ${oldest} or newer from https://nodejs.org and run the command again.`,
  doesNotRun: (/** @type {string} */ version, /** @type {string} */ oldest) =>
    `Node ${version} from the npm registry does not run on this system: install Node ${oldest} or newer by other means.`,
  installFailed: 'The dependencies could not be installed.',
  generateFailed: 'The code could not be generated from the contract.',
  webFailed: 'The web application could not be built.',
  serverFailed: 'The server could not be built.',
  withLog: (/** @type {string} */ sentence, /** @type {number} */ code, /** @type {string} */ file) =>
    `${sentence} (exit code ${code}, whole output: ${file})`,
  dependenciesMissing: (/** @type {readonly string[]} */ names, /** @type {string} */ root) => {
    const named = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
    return `Dependencies are not installed (${named}): run "npm ci" in ${root} and try again.`;
  },
  incompleteClone: 'package-lock.json is missing: this is not a complete clone.',
  notStarted: (/** @type {string} */ command, /** @type {string} */ why) =>
    `"${command}" could not be started: ${why}`,
  noReplica: (/** @type {string} */ address) =>
    `No replica answers at ${address}: start it with "npm start".`,
  isReset: 'The replica is back to its seeded state.',
};

/** @typedef {typeof EN} Words */

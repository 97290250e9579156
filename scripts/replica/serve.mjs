import { runCommand } from '../setup/run-command.mjs';

const others = {
  cors: 'an origin whose pages may call the product: http://localhost:3000; as often as you like',
  'ready-file': 'a file that holds the address as long as the server answers',
};
const address = { port: '5180 unless given, 0 for any free one', host: '127.0.0.1 unless given' };

/** Pages from here before somebody else's server. */
const backend = {
  backend: 'the server that answers the calls instead, such as https://staging.example',
  'backend-insecure': 'take any certificate of it, a self-signed one for instance',
  local: "what is answered here all the same: 'ShopCarService.*'; as often as you like",
  'local-account': 'whose data that shows, super unless given',
};

/** Flags without a value. */
const switches = ['backend-insecure'];

export const start = {
  summary: 'set up what is missing and serve the built replica with the console',
  flags: {
    ...address,
    seed: 'another set of data',
    clock: "the replica's now, an ISO date",
    ...others,
    ...backend,
  },
  switches,
  run: (_values, args) => runCommand('start', args),
};

export const demo = {
  summary: 'serve the demo: a private sandbox for every visitor',
  flags: { ...address, seed: 'another set of data' },
  run: (_values, args) => runCommand('demo', args),
};

export const dev = {
  summary: 'serve with hot reload',
  flags: { ...address, ...backend },
  switches,
  run: (_values, args) => runCommand('dev', args),
};

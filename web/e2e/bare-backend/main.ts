/** By hand: `node --import tsx web/e2e/bare-backend/main.ts --port 0` */
import { parseArgs } from 'node:util';
import { TOKENS } from './account.ts';
import { BARE_LINES } from './cart-lines.ts';
import { startBareBackend } from './start.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { url, close } = await startBareBackend({ port: Number(values.port) });
const lines = Object.entries(BARE_LINES).map(([name, id]) => `  ${name.padEnd(18)} ${id}`);
process.stdout.write(
  `bare backend at ${url}\ntokens: ${TOKENS.join('  ')}\ncart lines:\n${lines.join('\n')}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());

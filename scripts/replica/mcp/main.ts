/** `replica mcp`: the replica as a server of the Model Context Protocol, until it is told to end. */

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { EXIT, runCli } from '../cli/run.ts';
import { MCP_HELP, mcpOf } from './command.ts';
import { openEndpoint } from './http-endpoint.ts';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(helpInLanguage(MCP_HELP));
    return EXIT.ok;
  }
  const { isHttp, port, token, serve } = mcpOf(args, process.env);
  const terminated = new Promise<void>((resolve) => process.once('SIGTERM', () => resolve()));
  if (isHttp) {
    const endpoint = await openEndpoint({ port, token, serve });
    console.log(`Ready at ${endpoint.url}`);
    await terminated;
    await endpoint.close();
    return EXIT.ok;
  }
  const server = serve();
  // The standard output belongs to the protocol; whoever began it ends it by closing our input.
  const hungUp = new Promise<void>((resolve) => process.stdin.once('end', () => resolve()));
  await server.connect(new StdioServerTransport());
  await Promise.race([terminated, hungUp]);
  await server.close();
  return EXIT.ok;
}

await runCli(main);

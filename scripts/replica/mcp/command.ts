import { describeFlags, type Flags, parseFlags, UsageError } from '../cli/flags.ts';
import { addressOf, COMMON_FLAGS } from '../control/action.ts';
import { controlOf } from '../control/client.ts';
import { CONTRACT_TOOLS } from './contract-tools.ts';
import { controlTools } from './control-tools.ts';
import { journalTools } from './journal-tools.ts';
import { mcpServer } from './mcp-server.ts';
import { verifyTool } from './verify-tool.ts';

const FLAGS = {
  'base-url': COMMON_FLAGS['base-url'],
  sandbox: COMMON_FLAGS.sandbox,
  'read-only': { kind: 'switch', meaning: 'only what changes nothing' },
  http: {
    kind: 'switch',
    meaning: 'streamable HTTP on this machine instead of the standard input and output',
  },
  port: { kind: 'text', fallback: '0', meaning: 'the port of --http, 0 for a free one' },
} as const satisfies Flags;

export const MCP_HELP = `replica mcp
  the replica, its journal, its scenarios and the contract as tools of the Model Context Protocol
${describeFlags(FLAGS)}

Environment: PORT; REPLICA_CONTROL_TOKEN where the replica wants one: over HTTP callers then have to send it too.
Exit codes: 0 ok, 2 usage, 3 not started, 4 our own error, 130 interrupted.`;

/** What is served, and how; nothing is read of the process but this. */
export function mcpOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { flags, words } = parseFlags(args, FLAGS);
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
  if (!/^\d+$/.test(flags.port) || Number(flags.port) > 65_535) {
    throw new UsageError(`--port is a number up to 65535, not "${flags.port}".`);
  }
  const baseUrl = addressOf(flags['base-url'], env);
  const token = env.REPLICA_CONTROL_TOKEN ?? '';
  const isReadOnly = flags['read-only'];
  const control = controlOf({ baseUrl, sandbox: flags.sandbox, token });
  const tools = [
    ...journalTools(control, baseUrl, flags.sandbox),
    ...controlTools(control),
    ...CONTRACT_TOOLS,
    verifyTool({ baseUrl, isReadOnly, env }),
  ];
  return {
    port: Number(flags.port),
    isHttp: flags.http,
    token,
    serve: () => mcpServer(tools, { isReadOnly }),
  };
}

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { isOperationId, OPERATIONS } from '#contracts/operations.ts';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { PRODUCT } from '#server/product.ts';
import { readInput } from '#server/replica/control/read-input.ts';
import { operationInFull } from './contract-tools.ts';
import { PROMPTS, promptOf } from './prompts.ts';
import type { Tool } from './tool.ts';

const ADDRESS = 'replica://operations/';
const JSON_TYPE = 'application/json';

const INSTRUCTIONS = `A replica of a web product, for developing and testing against it.
why_did_this_fail tells the last failures with reason, fault, breaches and curl; get_journal what was asked in short. Prepare data with get_scenarios and post_scenarios_name_run,
make calls fail with post_faults or post_error_catalogue_name, move time with post_clock, begin again with post_reset.
contract_operations and contract_operation say what the product's calls take and answer.
sandbox, a name, makes a tool act in a private world; the calls of the product do so with the header x-replica-sandbox.`;

/** The tools as one server of the Model Context Protocol. */
export function mcpServer(all: readonly Tool[], { isReadOnly }: { readonly isReadOnly: boolean }): Server {
  const tools = all.filter(({ isReading }) => isReading || !isReadOnly);
  const server = new Server(
    { name: 'replica', version: PRODUCT.version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(shownTool) }));

  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = all.find(({ name }) => name === params.name);
    if (!tool) {
      const names = tools.map(({ name }) => name);
      throw new McpError(ErrorCode.InvalidParams, unknownWord('tool', params.name, names));
    }
    if (!tools.includes(tool))
      return failed(`${tool.name} changes something, and this server runs with --read-only.`);
    return answerOf(tool, params.arguments);
  });

  // What it asks for changes something.
  const prompts = isReadOnly ? [] : PROMPTS;
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...prompts] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given } }) => {
    try {
      return promptOf(name, given);
    } catch (error) {
      throw new McpError(ErrorCode.InvalidParams, error instanceof Error ? error.message : String(error));
    }
  });

  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: OPERATIONS.map(({ id, summary }) => ({
      uri: ADDRESS + id,
      name: id,
      description: summary,
      mimeType: JSON_TYPE,
    })),
  }));

  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${ADDRESS}{id}`,
        name: 'operation',
        description: 'One operation of the contract',
        mimeType: JSON_TYPE,
      },
    ],
  }));

  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const id = uri.startsWith(ADDRESS) ? uri.slice(ADDRESS.length) : '';
    if (!isOperationId(id)) throw new McpError(ErrorCode.InvalidParams, `There is no resource "${uri}".`);
    return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(operationInFull(id), null, 2) }] };
  });

  return server;
}

function shownTool({ name, description, input, isReading, isDestructive }: Tool) {
  return {
    name,
    description,
    // It is an object, which the protocol demands and the type of a schema leaves open.
    inputSchema: { ...input, type: 'object' as const },
    annotations: { readOnlyHint: isReading && !isDestructive, destructiveHint: isDestructive },
  };
}

/**
 * A refusal is an answer, which the agent reads and acts upon; so is whatever else fails. The answer is there once, as text,
 * which every client hands on: a schema of it would oblige to send it a second time as structured content.
 */
async function answerOf(tool: Tool, given: unknown): Promise<CallToolResult> {
  try {
    const input = readInput(tool.input, tool.unfold?.(given) ?? given);
    const answer = await tool.run(input as Readonly<Record<string, unknown>>);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

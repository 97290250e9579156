import { anything, flag, list, number, object, optional, text } from '#contracts/control/schema.ts';
import { UsageError } from '../cli/flags.ts';
import { today } from '../report/reports.ts';
import type { Tool, ToolInput } from './tool.ts';

const READING = {
  base_url: optional(text),
  include: optional(list(text)),
  exclude: optional(list(text)),
  seed: optional(number),
};

interface VerifyOptions {
  /** The replica that the other tools steer. */
  readonly baseUrl: string;
  readonly isReadOnly: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** `replica verify`, whose report is the answer. */
export function verifyTool({ baseUrl, isReadOnly, env }: VerifyOptions): Tool {
  return {
    name: 'verify',
    description: `Hold a running server against the contract and the rules of the specification; ${baseUrl} unless base_url is said. include and exclude take patterns such as ShopCarService.*.${
      isReadOnly ? '' : ' allow_writes also calls what writes, and resets a replica on this machine for it.'
    }`,
    input: object(isReadOnly ? READING : { ...READING, allow_writes: optional(flag) }),
    output: object({ exitCode: number, report: anything }),
    isReading: true,
    isDestructive: !isReadOnly,
    async run(input) {
      // It is the biggest part of this program, and most conversations do without it.
      const { verifyCommand } = await import('../verify/command.ts');
      let report = '';
      const exitCode = await verifyCommand(argsOf(input, baseUrl), {
        env,
        today: today(),
        isTerminal: false,
        write: (written) => {
          report = written;
        },
        say: () => {},
      });
      return { exitCode, report: JSON.parse(report) };
    },
  };
}

function argsOf(input: ToolInput, baseUrl: string): string[] {
  const lists = (['include', 'exclude'] as const).flatMap((name) =>
    ((input[name] ?? []) as readonly string[]).flatMap((pattern) => {
      if (/^-|,/.test(pattern)) throw new UsageError(`"${pattern}" is no operation.`);
      return [`--${name}=${pattern}`];
    }),
  );
  return [
    `--base-url=${input.base_url ?? baseUrl}`,
    '--format=json',
    '--quiet',
    ...(input.seed === undefined ? [] : [`--seed=${input.seed}`]),
    ...(input.allow_writes === true ? ['--allow-writes'] : []),
    ...lists,
  ];
}

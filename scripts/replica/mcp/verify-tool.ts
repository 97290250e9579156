import { flag, list, number, object, optional, text } from '#contracts/control/schema.ts';
import { UsageError } from '../cli/flags.ts';
import { today } from '../report/reports.ts';
import type { VerifyReport } from '../verify/finding.ts';
import type { Tool, ToolInput } from './tool.ts';

const READING = {
  base_url: optional(text),
  include: optional(list(text)),
  exclude: optional(list(text)),
  seed: optional(number),
  full: optional(flag),
};

/** More of them have one cause, or are a matter for the command line. */
const SHOWN_FINDINGS = 20;

interface VerifyOptions {
  /** The replica that the other tools steer. */
  readonly baseUrl: string;
  readonly isReadOnly: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** `replica verify`; the answer is what its report finds. */
export function verifyTool({ baseUrl, isReadOnly, env }: VerifyOptions): Tool {
  return {
    name: 'verify',
    description: `Hold a running server against the contract and the rules of the specification; ${baseUrl} unless base_url is said. include and exclude take patterns such as ShopCarService.*. Answers how many checks there were and at most ${SHOWN_FINDINGS} findings, with full the whole report.${
      isReadOnly ? '' : ' allow_writes also calls what writes, and resets a replica on this machine for it.'
    }`,
    input: object(isReadOnly ? READING : { ...READING, allow_writes: optional(flag) }),
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
      const whole: VerifyReport = JSON.parse(report);
      return { exitCode, ...(input.full === true ? { report: whole } : foundIn(whole)) };
    },
  };
}

function foundIn({ checks, findings, isReplica, isCutShort }: VerifyReport): object {
  const count = (wanted: string) => checks.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...{ isReplica, isCutShort },
    checks: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    found: findings.length,
    findings: findings
      .slice(0, SHOWN_FINDINGS)
      .map(({ fingerprint: _known, alsoIn: _others, known: _why, ...finding }) => finding),
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

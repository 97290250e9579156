/** Tries a save on a cart line of any server, and puts the line back where it was changed. */
import { putBackFirst } from '../../cli/put-back.ts';
import { choiceOf } from '../live-ids.ts';
import { isSuccess } from '../reply-success.ts';
import { type Values, wireRequest } from '../request.ts';
import type { Exchange, Probe, Run } from '../run.ts';
import { isObject, partAt, wordAt } from '../values/json-parts.ts';
import { told } from '../values/redact.ts';

const OPERATION = 'ShoppingServiceMag.updateCart';
const FIXED = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };

export interface LineTrial {
  /** Whether the line can be saved as it is, and is the same then: only such a one can be put back. */
  readonly isSafe: boolean;
  /** With everything else as the line has it. */
  save(probe: Probe, change: Values): Promise<Exchange>;
  /** Tells the first field that is not as it was, and puts the line back. */
  demandUnchanged(probe: Probe): Promise<void>;
}

type Line = Readonly<Record<string, unknown>>;

/** What a save may change. */
const SAVED = ['count', 'remarkinfo', 'buzhou'];

/** Saves the line as it is, once. What is another thing each time it is read says nothing afterwards. */
export async function trialOf(
  run: Run,
  probe: Probe,
  line: unknown,
  token: string | null,
): Promise<LineTrial> {
  const usual = usualSave(run, line);
  const read = () => readLine(probe, usual.CartID ?? '', token);
  const { line: before } = await read();
  const { reply } = await probe.call({ operation: OPERATION, input: usual, token });
  const { line: after } = await read();
  const steady = Object.keys(after).filter((key) => words(after[key]) === words(before[key]));
  const putBack = () => run.target.send(wireRequest({ operation: OPERATION, input: usual, token }));
  return {
    isSafe: isSuccess(OPERATION, reply) && SAVED.every((field) => steady.includes(field)),
    async save(asking, change) {
      const isBack = putBackFirst(putBack);
      let isRefused = false;
      try {
        const exchange = await asking.fitting({
          operation: OPERATION,
          input: { ...usual, ...change },
          token,
        });
        isRefused = !isSuccess(OPERATION, exchange.reply);
        return exchange;
      } finally {
        // What got no answer may have been saved as well.
        if (!isRefused) await putBack();
        isBack();
      }
    },
    async demandUnchanged(asking) {
      const { exchange, line: now } = await readLine(asking, usual.CartID ?? '', token);
      const changed = steady.find((key) => key in now && words(now[key]) !== words(after[key]));
      if (changed === undefined) return;
      await putBack();
      const expected = `${changed} as before: ${told(after[changed])}`;
      asking.found(exchange, { kind: 'rule', expected, actual: told(now[changed]), pointer: '' });
    },
  };
}

function usualSave(run: Run, line: unknown): Values {
  const remark = partAt(line, ['remarkinfo']);
  return {
    CartID: wordAt(line, ['ID']),
    memberID: run.live.memberID ?? '',
    remarkinfo: typeof remark === 'string' ? remark : '',
    ...choiceOf(line),
    ...FIXED,
  };
}

/** Without any field where there is no line. */
async function readLine(probe: Probe, cartID: string, token: string | null) {
  const exchange = await probe.call({ operation: 'ShopCarService.cartInfo', input: { cartID }, token });
  const line = partAt(exchange.reply.json, ['data', 'data']);
  return { exchange, line: isObject(line) ? (line as Line) : {} };
}

/** A number and the text of it are the same: a server may keep a code in another form than it came in. */
function words(value: unknown): string {
  return String(JSON.stringify(value, (_key, part) => (typeof part === 'number' ? String(part) : part)));
}

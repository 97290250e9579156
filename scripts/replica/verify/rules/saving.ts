/** Section 7: a cart line that cannot be saved so is not saved. Only where writes are allowed. */
import type { Provenance } from '#contracts/operations.ts';
import { isObject, partAt, wordAt } from '../json-parts.ts';
import { choiceOf } from '../live-ids.ts';
import { told } from '../redact.ts';
import { isSuccess } from '../reply-success.ts';
import type { Values } from '../request.ts';
import { type Probe, type Run, tokenFor } from '../run.ts';
import { nothingToOrder } from './cart.ts';
import { printChoices } from './print-choices.ts';

const OPERATION = 'ShoppingServiceMag.updateCart';
const FIXED = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };

export async function checkSaving(run: Run): Promise<void> {
  await run.check(OPERATION, 'bad values are refused and change nothing', async (probe) => {
    const token = tokenFor(run, OPERATION);
    const [line] = run.orderable;
    if (line === undefined) throw nothingToOrder(run);
    const usual = { ...savedInput(run, line), ...FIXED };
    for (const { change: bad, provenance } of badChanges(line)) {
      // A server that is not ours may well save what only our reading forbids.
      if (provenance !== 'documented' && !run.isReplica) continue;
      const exchange = await probe.fitting({ operation: OPERATION, input: { ...usual, ...bad }, token });
      if (!isSuccess(OPERATION, exchange.reply)) continue;
      const expected = `a refusal of ${told(bad)}`;
      probe.found(exchange, {
        kind: 'rule',
        expected,
        actual: 'ok',
        pointer: '',
        provenance,
      });
    }
    await demandUnchanged(probe, line, token);
  });
}

function savedInput(run: Run, line: unknown): Values {
  const remark = partAt(line, ['remarkinfo']);
  return {
    CartID: wordAt(line, ['ID']),
    memberID: run.live.memberID ?? '',
    remarkinfo: typeof remark === 'string' ? remark : '',
    ...choiceOf(line),
  };
}

interface BadChange {
  readonly change: Values;
  readonly provenance: Provenance;
}

/** The bounds of a quantity are documented; that a server refuses what a dialog does not offer is our reading. */
function badChanges(line: unknown): BadChange[] {
  const [forbidden] = printChoices([line]).filter(
    ({ refusedBy, values }) => refusedBy.length > 0 && values.pagesNum === choiceOf(line).pagesNum,
  );
  return [
    ...['0', '1000001', '1.5', 'x', ''].map((count) => documented({ count })),
    documented({ CartID: '999999999999999999' }),
    assumed({ cnums: 'no-such-code' }),
    ...(forbidden ? [assumed({ cnums: forbidden.values.cnums ?? '' })] : []),
  ];
}

const documented = (change: Values): BadChange => ({ change, provenance: 'documented' });
const assumed = (change: Values): BadChange => ({ change, provenance: 'assumed' });

async function demandUnchanged(probe: Probe, line: unknown, token: string | null): Promise<void> {
  if (!isObject(line)) return;
  const operation = 'ShopCarService.cartInfo';
  const exchange = await probe.call({ operation, input: { cartID: String(line.ID) }, token });
  const after = partAt(exchange.reply.json, ['data', 'data']);
  if (!isObject(after)) return;
  const [changed] = Object.keys(after).filter((key) => told(after[key]) !== told(line[key]));
  if (changed === undefined) return;
  const expected = `${changed} as before: ${told(line[changed])}`;
  const pointer = '';
  probe.found(exchange, { kind: 'rule', expected, actual: told(after[changed]), pointer });
}

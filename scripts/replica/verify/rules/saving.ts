/** Sections 5 and 7: a cart line that cannot be saved so is not saved. Only where writes are allowed. */
import type { Provenance } from '#contracts/operations.ts';
import { isSuccess } from '../reply-success.ts';
import type { Values } from '../request.ts';
import { type Probe, type Run, tokenFor } from '../run.ts';
import { Skipped } from '../skipped.ts';
import { told } from '../values/redact.ts';
import { nothingToOrder } from './cart.ts';
import { type LineTrial, trialOf } from './line-trial.ts';
import { RULES } from './price.ts';
import { choicesOfLine, type PrintChoice } from './print-choices.ts';

const OPERATION = 'ShoppingServiceMag.updateCart';

export async function checkSaving(run: Run): Promise<void> {
  if (!run.isChosen(OPERATION) || !run.allowsWrites) {
    return run.check(OPERATION, BAD_VALUES, async () => {});
  }
  const trials = new Map<unknown, Promise<LineTrial>>();
  const choices = new Map<unknown, readonly PrintChoice[]>();
  /** Each line is looked at once, and only where it is needed. */
  const once = <T>(known: Map<unknown, T>, line: unknown, make: () => T): T => {
    const made = known.get(line) ?? make();
    known.set(line, made);
    return made;
  };
  const trialOn = (probe: Probe, line: unknown) =>
    once(trials, line, () => trialOf(run, probe, line, tokenFor(run, OPERATION)));
  const choicesOn = (line: unknown) => once(choices, line, () => choicesOfLine(line));

  await run.check(OPERATION, BAD_VALUES, async (probe) => {
    tokenFor(run, OPERATION);
    const [first] = run.orderable;
    if (first === undefined) throw nothingToOrder(run);
    const trial = await trialOn(probe, first);
    for (const { change, provenance } of badChanges(run))
      await demandRefusal(probe, trial, change, provenance);
    await trial.demandUnchanged(probe);
  });

  for (const { rule, name, isWithoutPastedown } of RULES) {
    const isForbidden = ({ refusedBy, isWithoutPastedown: is }: PrintChoice) =>
      refusedBy.length === 1 && refusedBy[0] === rule && is === (isWithoutPastedown ?? is);
    await run.check(OPERATION, `saving: ${name}`, async (probe) => {
      tokenFor(run, OPERATION);
      let hasOptions = false;
      for (const line of run.orderable) {
        const forbidden = choicesOn(line).find(isForbidden);
        if (!forbidden) continue;
        hasOptions = true;
        const trial = await trialOn(probe, line);
        if (!trial.isSafe) continue;
        // The pages are the line's own: a server may well know them better than who saves.
        await demandRefusal(probe, trial, { cnums: forbidden.values.cnums ?? '' }, 'assumed');
        return trial.demandUnchanged(probe);
      }
      if (run.orderable.length === 0) throw nothingToOrder(run);
      throw new Skipped(
        hasOptions ? 'no cart line with such options can be saved as it is' : 'no cart line has such options',
      );
    });
  }
}

const BAD_VALUES = 'bad values are refused and change nothing';

async function demandRefusal(
  probe: Probe,
  trial: LineTrial,
  change: Values,
  provenance: Provenance,
): Promise<void> {
  const exchange = await trial.save(probe, change);
  if (!isSuccess(OPERATION, exchange.reply)) return;
  const expected = `a refusal of ${told(change)}`;
  probe.found(exchange, { kind: 'rule', expected, actual: 'ok', pointer: '', provenance });
}

interface BadChange {
  readonly change: Values;
  readonly provenance: Provenance;
}

/** The bounds of a quantity are documented; that a server refuses what a dialog does not offer is our reading. */
function badChanges({ isReplica }: Run): BadChange[] {
  return [
    ...['0', '1000001', '1.5', 'x', ''].map((count) => documented({ count })),
    documented({ CartID: '999999999999999999' }),
    // Of another server's codes nothing is known but that they are its own.
    ...(isReplica ? [assumed({ cnums: 'no-such-code' })] : []),
  ];
}

const documented = (change: Values): BadChange => ({ change, provenance: 'documented' });
const assumed = (change: Values): BadChange => ({ change, provenance: 'assumed' });

import { tokenStore } from '#web/lib/session/token.ts';
import {
  addRule,
  changeClock,
  clockState,
  loginAs,
  type NewRule,
  runScenario,
  saveSnapshot,
} from '../control-calls.ts';
import { numberOf } from '../read.ts';
import { sentenceOf } from '../words/sentence-of.ts';
import { speak, words } from '../words/words.ts';
import { checkedSteps } from './check-steps.ts';
import { clockChange, LINK_PARAMETER, type LinkStep, parseLink, type StepKind, withoutLink } from './link.ts';
import { setLinkNotice, type Undo } from './link-notice.ts';

const SNAPSHOT = 'before-link';

/** The clock first, because a login made before a jump of it would be over. */
const ORDER: readonly StepKind[] = ['clock', 'scenario', 'persona', 'fault'];

const MOST_STEPS = 20;
const MOST_NOTES = 3;
const MOST_SHOWN = 60;

/** What a link wants to do, before anything is done. */
export interface LinkWish {
  readonly steps: readonly LinkStep[];
  /** What of it will not be done, in words. */
  readonly notes: readonly string[];
}

type Changes = { -readonly [Key in keyof Undo]: Undo[Key] };

function faultIds(result: Readonly<Record<string, string>>): string[] {
  return (result.faults ?? '').split(',').filter((id) => id !== '');
}

/** A link has texts only; the fields of a rule are numbers, lists and objects as well. The server reads them. */
function newRule(operation: string, params: Readonly<Record<string, string>>): NewRule {
  const numeric = ['times', 'probability', 'seed', 'status', 'code', 'delay'];
  const fields = Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (/^[{[]/.test(value)) return [key, JSON.parse(value)];
      return [key, numeric.includes(key) ? (numberOf(value) ?? value) : value];
    }),
  );
  return { operation, ...fields } as NewRule;
}

async function doScenario({ name, params }: LinkStep, undo: Changes, isPreset: boolean): Promise<string> {
  const { did } = words().frame.link;
  let said = did.scenario(name);
  if (!isPreset && undo.snapshot === '') {
    await saveSnapshot(SNAPSHOT).then(
      () => {
        undo.snapshot = SNAPSHOT;
      },
      // A server without snapshots still runs the scenario, which then stays.
      () => {
        said = did.scenarioKept(name);
      },
    );
  }
  undo.faults = [...undo.faults, ...faultIds(await runScenario(name, params))];
  return said;
}

async function doFault(step: LinkStep, undo: Changes): Promise<string> {
  const { did } = words().frame.link;
  if (!('kind' in step.params)) {
    undo.faults = [...undo.faults, ...faultIds(await runScenario(step.name, step.params))];
    return did.fault(step.name);
  }
  const { id } = await addRule(newRule(step.name, step.params));
  undo.faults = [...undo.faults, id];
  return did.rule(step.params.kind ?? '', step.name);
}

async function doStep(step: LinkStep, undo: Changes, presetNames: readonly string[]): Promise<string> {
  const { did } = words().frame.link;
  switch (step.kind) {
    case 'clock':
      undo.clock ??= await clockState();
      await changeClock(clockChange(step.name) ?? {});
      return did.clock(step.name);
    case 'persona': {
      const token = await loginAs(step.name);
      undo.token ??= tokenStore.read() ?? '';
      tokenStore.write(token);
      return did.persona(step.name);
    }
    case 'scenario':
      return doScenario(step, undo, presetNames.includes(step.name));
    case 'fault':
      return doFault(step, undo);
  }
}

function inOrder(steps: readonly LinkStep[]): LinkStep[] {
  return [...steps].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** What the address asks for, in the order in which it will be done, and what of it will not be. */
function readAddress(): LinkWish {
  const say = words().frame.link;
  const { steps, unknown } = parseLink(new URLSearchParams(location.search).get(LINK_PARAMETER) ?? '');
  const notes = unknown.slice(0, MOST_NOTES).map((part) => say.unknown(beginningOf(part)));
  if (unknown.length > MOST_NOTES) notes.push(say.unknownMore(unknown.length - MOST_NOTES));
  const left = steps.length - MOST_STEPS;
  if (left > 0) notes.push(say.tooMany(MOST_STEPS, left));
  return { steps: inOrder(steps.slice(0, MOST_STEPS)), notes };
}

function beginningOf(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/**
 * Brings about what the address asks for, once, and only after somebody has agreed: whoever sends a link is not
 * whoever it changes something for. The word leaves the address before the first step, and when nothing is done.
 */
export async function followLink(ask: (wish: LinkWish) => Promise<boolean>): Promise<void> {
  await speak();
  const read = readAddress();
  const checked = await checkedSteps(read.steps);
  const wish = { steps: checked.steps, notes: [...read.notes, ...checked.notes] };
  const isAgreed = wish.steps.length === 0 || (await ask(wish));
  history.replaceState(history.state, '', withoutLink(location.href));
  if (isAgreed) await fulfil(wish, checked.presetNames);
}

async function fulfil({ steps, notes }: LinkWish, presetNames: readonly string[]): Promise<void> {
  const undo: Changes = { faults: [], clock: null, token: null, snapshot: '' };
  const done: string[] = [];
  const failed = [...notes];
  for (const step of steps) {
    try {
      done.push(await doStep(step, undo, presetNames));
    } catch (error) {
      failed.push(words().frame.link.failed(`${step.kind}:${step.name}`, sentenceOf(error)));
    }
  }
  if (done.length > 0 || failed.length > 0) setLinkNotice({ done, failed, undo, isNew: true });
}

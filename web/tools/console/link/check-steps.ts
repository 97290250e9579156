import { personas, presets, scenarios } from '../control-calls.ts';
import { words } from '../words/words.ts';
import { type LinkStep, writeStep } from './link.ts';

/** The fields of a rule beside its operation. */
const RULE_FIELDS = [
  ...['kind', 'times', 'probability', 'seed', 'skip', 'status', 'code', 'message', 'needVip'],
  ...['text', 'delay', 'type', 'body'],
];

/** Null where the server does not say, so that nothing is refused for it. */
const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

export interface Checked {
  readonly steps: readonly LinkStep[];
  /** Why the others will not be done. */
  readonly notes: readonly string[];
  readonly presetNames: readonly string[];
}

/** What of a link this server can do, found out before it is asked whether to do it. */
export async function checkedSteps(steps: readonly LinkStep[]): Promise<Checked> {
  const has = (kind: LinkStep['kind']) => steps.some((step) => step.kind === kind);
  const [offered, states, known] = await Promise.all([
    has('scenario') || has('fault') ? orNull(presets()) : null,
    has('scenario') ? orNull(scenarios()) : null,
    has('persona') ? orNull(personas()) : null,
  ]);
  const { link, refusals } = words().frame;
  const kinds = Object.keys(words().world.faults.kind);

  function whyNot({ kind, name, params }: LinkStep): string | null {
    const { reasons } = refusals;
    const isPreset = offered === null || offered.some((preset) => preset.name === name);
    switch (kind) {
      case 'clock':
        return null;
      case 'persona':
        return known === null || known.some(({ account }) => account === name)
          ? null
          : reasons['unknown-account'];
      case 'fault': {
        if (params.kind === undefined) return isPreset ? null : reasons['unknown-preset'];
        const unknown = Object.keys(params).find((key) => !RULE_FIELDS.includes(key));
        if (unknown !== undefined) return refusals.withDetail(reasons['bad-control-request'], unknown);
        return kinds.includes(params.kind)
          ? null
          : refusals.withDetail(reasons['bad-control-request'], params.kind);
      }
      case 'scenario': {
        if (states === null || (offered !== null && isPreset)) return null;
        const scenario = states.find((one) => one.name === name);
        if (scenario === undefined) return reasons['unknown-scenario'];
        const wrong = Object.entries(params).find(
          ([key, value]) =>
            !Object.hasOwn(scenario.params, key) || scenario.choices?.[key]?.includes(value) === false,
        );
        return wrong === undefined ? null : refusals.withDetail(reasons['scenario-refused'], wrong.join('='));
      }
    }
  }

  const checked = steps.map((step) => ({ step, why: whyNot(step) }));
  return {
    steps: checked.flatMap(({ step, why }) => (why === null ? [step] : [])),
    notes: checked.flatMap(({ step, why }) => (why === null ? [] : [link.willNot(writeStep(step), why)])),
    presetNames: (offered ?? []).map(({ name }) => name),
  };
}

import { Button } from 'antd';
import {
  clearRules,
  type Preset,
  presets,
  type Rule,
  removeRule,
  rules,
  runScenario,
} from '../control-calls.ts';
import { ruleStep } from '../link/current-steps.ts';
import { StepLinkButton } from '../link/step-link-button.tsx';
import { Hint, Line, Problem, Rows, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords, wordOf, words } from '../words/words.ts';
import { RuleFormSection } from './rule-form.tsx';

function operationWord(operation: string): string {
  return operation === '*' || operation === '' ? words().world.faults.allOperations : operation;
}

function factsOf({ kind, details, delay, timesLeft, probability }: Rule): string {
  const say = words().world.faults;
  return [
    say.detail(wordOf(say.kind, kind), delay === null ? details : [say.wait(delay)]),
    timesLeft === null ? say.always : say.timesLeft(timesLeft),
    ...(probability < 1 ? [say.chance(Math.round(probability * 100))] : []),
  ].join(' · ');
}

/** What goes wrong now, and what can be made to go wrong. */
export function FaultsTab() {
  const inForce = useAnswer(rules);
  const offered = useAnswer(presets);
  const action = useAction();
  const say = useWords().world.faults;
  const list = inForce.value ?? [];
  const catalogue = [...(offered.value ?? [])].sort(
    (one, other) => Number(other.words === null) - Number(one.words === null),
  );

  function act(work: () => Promise<unknown>, done: string): void {
    action.run(async () => {
      await work();
      inForce.reload();
    }, done);
  }

  return (
    <TabPage>
      <Section
        title={say.inForce(list.length)}
        extra={
          <Button size="small" disabled={list.length === 0} onClick={() => act(clearRules, say.cleared)}>
            {say.clear}
          </Button>
        }
      >
        <Problem text={inForce.problem || action.problem} />
        {list.length === 0 ? <Hint>{say.none}</Hint> : null}
        <Rows label={say.inForceList}>
          {list.map((rule) => (
            <Line
              key={rule.id}
              actions={
                <>
                  <StepLinkButton step={ruleStep(rule)} />
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={say.removeOf(operationWord(rule.operation))}
                    onClick={() => act(() => removeRule(rule.id), say.removed)}
                  >
                    {say.remove}
                  </Button>
                </>
              }
            >
              {operationWord(rule.operation)}
              <small>{factsOf(rule)}</small>
            </Line>
          ))}
        </Rows>
      </Section>
      <Section title={say.catalogue}>
        <Hint>{say.catalogueHint}</Hint>
        <Problem text={offered.problem} />
        <Rows label={say.catalogue}>
          {catalogue.map((preset: Preset) => {
            const { title, more } = say.row(preset);
            return (
              <Line
                key={preset.name}
                actions={
                  <>
                    <StepLinkButton step={{ kind: 'fault', name: preset.name, params: {} }} />
                    <Button
                      size="small"
                      disabled={action.isBusy}
                      aria-label={say.causeOf(preset.name)}
                      onClick={() => act(() => runScenario(preset.name), say.caused)}
                    >
                      {say.cause}
                    </Button>
                  </>
                }
              >
                {title}
                {more === '' ? null : <small>{more}</small>}
                <small>
                  {preset.name} · {operationWord(preset.operation)}
                </small>
              </Line>
            );
          })}
        </Rows>
      </Section>
      <RuleFormSection onAdded={inForce.reload} />
    </TabPage>
  );
}

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
import { Hint, Problem, Row, Rows, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { RuleFormSection } from './rule-form.tsx';

function operationWord(operation: string): string {
  return operation === '*' || operation === '' ? '所有接口' : operation;
}

function factsOf({ kind, detail, timesLeft, probability }: Rule): string {
  return [
    `${FAULT_WORDS[kind] ?? kind}${detail ? `（${detail}）` : ''}`,
    timesLeft === null ? '一直生效' : `还剩 ${timesLeft} 次`,
    ...(probability < 1 ? [`概率 ${Math.round(probability * 100)}%`] : []),
  ].join(' · ');
}

/** What goes wrong now, and what can be made to go wrong. */
export function FaultsTab() {
  const inForce = useAnswer(rules);
  const offered = useAnswer(presets);
  const action = useAction();
  const list = inForce.value ?? [];

  function act(work: () => Promise<unknown>, done: string): void {
    action.run(async () => {
      await work();
      inForce.reload();
    }, done);
  }

  return (
    <TabPage>
      <Section
        title={`生效中（${list.length}）`}
        extra={
          <Button size="small" disabled={list.length === 0} onClick={() => act(clearRules, '故障已全部解除')}>
            全部解除
          </Button>
        }
      >
        <Problem text={inForce.problem || action.problem} />
        {list.length === 0 ? <Hint>没有故障，接口都正常答复。</Hint> : null}
        <Rows label="生效中的故障">
          {list.map((rule) => (
            <Row
              key={rule.id}
              actions={
                <>
                  <StepLinkButton step={ruleStep(rule)} />
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={`解除 ${operationWord(rule.operation)} 的故障`}
                    onClick={() => act(() => removeRule(rule.id), '已解除')}
                  >
                    解除
                  </Button>
                </>
              }
            >
              {operationWord(rule.operation)}
              <small>{factsOf(rule)}</small>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="错误目录">
        <Hint>产品说明里的每一种错误，点一下就会发生；再到页面上操作即可看到。</Hint>
        <Problem text={offered.problem} />
        <Rows label="错误目录">
          {(offered.value ?? []).map((preset: Preset) => (
            <Row
              key={preset.name}
              actions={
                <>
                  <StepLinkButton step={{ kind: 'fault', name: preset.name, params: {} }} />
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={`触发 ${preset.name}`}
                    onClick={() => act(() => runScenario(preset.name), '已触发，请在页面上操作')}
                  >
                    触发
                  </Button>
                </>
              }
            >
              {preset.words || '（产品没有写明提示语）'}
              <small>
                {preset.name} · {operationWord(preset.operation)}
              </small>
            </Row>
          ))}
        </Rows>
      </Section>
      <RuleFormSection onAdded={inForce.reload} />
    </TabPage>
  );
}

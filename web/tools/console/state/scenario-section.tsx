import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { Facts, Row, Stack } from '#web/kit/layout/shapes.ts';
import { runScenario, type Scenario, scenarios } from '../control-calls.ts';
import { holds } from '../holds.ts';
import { StepLinkButton } from '../link/step-link-button.tsx';
import { Hint, Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useSpeech } from '../words/words.ts';
import styles from './state-tab.module.css';

type Params = Readonly<Record<string, string>>;

/** Only what differs from the usual is said, so that a link stays short. */
function changed(scenario: Scenario, params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([key, value]) => scenario.params[key] !== value));
}

/** Named states of the data, with their parameters. */
export function ScenarioSection() {
  const id = useId();
  const { language, words } = useSpeech();
  const say = words.world.scenario;
  const list = useAnswer(scenarios);
  const action = useAction();
  const product = useProduct();
  const [name, setName] = useState('');
  const [params, setParams] = useState<Params>({});
  const [result, setResult] = useState<Params>({});
  const chosen = list.value?.find((scenario) => scenario.name === name);

  function choose(next: string): void {
    setName(next);
    setParams(list.value?.find((scenario) => scenario.name === next)?.params ?? {});
    setResult({});
  }

  async function run(scenario: Scenario): Promise<void> {
    setResult(await runScenario(scenario.name, changed(scenario, params)));
    await product.refetch();
  }

  return (
    <Section title={say.title}>
      <Problem text={list.problem} />
      <Select
        showSearch={{
          filterOption: (text, option) => holds([option?.label ?? '', ...(option?.words ?? [])], text),
        }}
        placeholder={say.choose}
        aria-label={say.title}
        value={name === '' ? undefined : name}
        options={(list.value ?? []).map((scenario) => ({
          value: scenario.name,
          label: language === 'zh' ? scenario.title : scenario.name,
          words: [scenario.name, scenario.title, scenario.description],
        }))}
        onChange={choose}
      />
      {chosen ? (
        <Stack
          as="form"
          gap={12}
          onSubmit={(event) => {
            event.preventDefault();
            action.run(() => run(chosen), say.ready);
          }}
        >
          <Hint>{chosen.description}</Hint>
          {Object.keys(chosen.params).map((key) => (
            <Stack key={key} gap={8} align="center" className={styles.field}>
              <label htmlFor={`${id}${key}`}>{key}</label>
              {chosen.choices?.[key] ? (
                <Select
                  id={`${id}${key}`}
                  value={params[key] ?? ''}
                  options={chosen.choices[key].map((value) => ({ value, label: value }))}
                  onChange={(value: string) => setParams({ ...params, [key]: value })}
                />
              ) : (
                <Input
                  id={`${id}${key}`}
                  value={params[key] ?? ''}
                  onChange={({ target }) => setParams({ ...params, [key]: target.value })}
                />
              )}
            </Stack>
          ))}
          <Row gap={8} align="stretch">
            <Button type="primary" htmlType="submit" loading={action.isBusy}>
              {say.run}
            </Button>
            <StepLinkButton step={{ kind: 'scenario', name, params: changed(chosen, params) }} />
          </Row>
        </Stack>
      ) : null}
      <Problem text={action.problem} />
      {Object.keys(result).length > 0 ? (
        <Facts gap={2} gapX={12} columns="lead" breaks className={styles.facts} aria-label={say.result}>
          {Object.entries(result).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      ) : null}
    </Section>
  );
}

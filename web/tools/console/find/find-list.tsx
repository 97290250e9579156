import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CLOCK_PRESETS, LEAPS } from '../clock/clock-presets.ts';
import { changeClock, presets, runScenario, scenarios } from '../control-calls.ts';
import { holds } from '../holds.ts';
import { clockChange, type LinkStep } from '../link/link.ts';
import { StepLinkButton } from '../link/step-link-button.tsx';
import { tables } from '../rows/row-calls.ts';
import { Hint, Line, Problem, Rows, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useSpeech, wordOf } from '../words/words.ts';

const ask = () => Promise.all([presets(), scenarios(), tables()]);

interface Hit {
  readonly key: string;
  readonly title: string;
  readonly more: string;
  readonly texts: readonly string[];
  /** What a press does, as a step of a link; a table is opened. */
  readonly step: LinkStep | null;
}

const clockStep = (name: string): LinkStep => ({ kind: 'clock', name, params: {} });

function doStep({ kind, name, params }: LinkStep): Promise<unknown> {
  return kind === 'clock' ? changeClock(clockChange(name) ?? {}) : runScenario(name, params);
}

interface FindListProps {
  readonly wanted: string;
  readonly onTable: (name: string) => void;
}

/** What of all that the console does holds the words that are looked for: faults, scenarios, clock, tables. */
export function FindList({ wanted, onTable }: FindListProps) {
  const { language, words } = useSpeech();
  const { faults, scenario, clock, rows } = words.world;
  const say = words.frame.find;
  const answer = useAnswer(ask);
  const action = useAction();
  const product = useProduct();
  const [offered = [], states = [], listed = []] = answer.value ?? [];

  const hits: readonly Hit[] = [
    ...offered.map((preset) => ({
      key: `fault ${preset.name}`,
      title: faults.row(preset).title,
      more: say.kind.fault,
      texts: [faults.row(preset).more, preset.name, preset.operation],
      step: { kind: 'fault', name: preset.name, params: {} } as const,
    })),
    ...states.map(({ name, title, description }) => ({
      key: `scenario ${name}`,
      title: language === 'zh' ? title : name,
      more: say.kind.scenario,
      texts: [name, title, description],
      step: { kind: 'scenario', name, params: {} } as const,
    })),
    ...CLOCK_PRESETS.map(({ name, minutes, step }) => ({
      key: `clock ${name}`,
      title: clock.preset[name].title,
      more: clock.preset[name].text(minutes),
      texts: [say.kind.clock],
      step,
    })),
    ...LEAPS.map((leap) => ({
      key: `clock ${leap}`,
      title: clock.leapt(clock.leap[leap]),
      more: say.kind.clock,
      texts: [leap],
      step: clockStep(`+${leap}`),
    })),
    ...listed.map(({ name, rows: count, columns }) => ({
      key: name,
      title: rows.counted(wordOf(rows.tables, name), count),
      more: say.kind.table(name),
      texts: columns.map((column) => column.name),
      step: null,
    })),
  ].filter(({ title, more, texts }) => holds([title, more, ...texts], wanted));

  function run(step: LinkStep, title: string): void {
    action.run(async () => {
      await doStep(step);
      await product.refetch();
    }, clock.ran(title));
  }

  function press({ key, step, title }: Hit): ReactNode {
    const [text, act] =
      step === null
        ? [say.open, () => onTable(key)]
        : [step.kind === 'fault' ? faults.cause : scenario.run, () => run(step, title)];
    return (
      <>
        {step === null ? null : <StepLinkButton step={step} />}
        <Button size="small" disabled={action.isBusy} aria-label={`${text} ${title}`} onClick={act}>
          {text}
        </Button>
      </>
    );
  }

  return (
    <TabPage>
      <Problem text={answer.problem || action.problem} />
      {answer.value && hits.length === 0 ? <Hint>{faults.notFound}</Hint> : null}
      {hits.length > 0 ? (
        <Rows label={say.found}>
          {hits.map((hit) => (
            <Line key={hit.key} actions={press(hit)}>
              {hit.title}
              <small>{hit.more}</small>
            </Line>
          ))}
        </Rows>
      ) : null}
    </TabPage>
  );
}

import { Checkbox, Switch } from 'antd';
import { Hint, Section, TabPage } from '../section.tsx';
import { CERTAINTIES, CERTAINTY_WORD } from './certainty.ts';
import { OperationRow } from './operation-row.tsx';
import { setOrigin, useOrigin } from './origin-store.ts';
import styles from './origin-tab.module.css';
import { UNSHOWN_CALLS } from './unshown-calls.ts';
import { useScreenOperations } from './use-screen-operations.ts';

/** How the frames look, so that nobody has to know colours. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label="图例">
      {CERTAINTIES.map((certainty) => (
        <li key={certainty}>
          <span className={styles.swatch} data-certainty={certainty} aria-hidden="true" />
          {CERTAINTY_WORD[certainty]}
        </li>
      ))}
    </ul>
  );
}

/** Which parts of the screen rest on what, and how much of that is known, guessed or made up. */
export function OriginTab() {
  const { isMarked, onlyUncertain } = useOrigin();
  const operations = useScreenOperations();
  const shown = operations.filter(({ elements }) => elements.length > 0);
  const unshown = operations.filter(({ elements }) => elements.length === 0);
  const listed = shown.filter(({ certainty }) => !onlyUncertain || certainty !== 'documented');
  return (
    <TabPage>
      <Section
        title="在页面上标出"
        extra={
          <Switch
            checked={isMarked}
            onChange={(next) => setOrigin({ isMarked: next, pointed: null })}
            aria-label="在页面上标出来源"
          />
        }
      >
        <Legend />
        <Checkbox
          checked={onlyUncertain}
          onChange={({ target }) => setOrigin({ onlyUncertain: target.checked })}
        >
          只看推定和自拟
        </Checkbox>
      </Section>
      <Section title={`本页显示的接口（${listed.length}）`}>
        <Hint>指向一行会在页面上标亮它的区域，点击依次滚动到每一处；指向页面上的区域则标亮这里的行。</Hint>
        <ul className={styles.rows} aria-label="本页显示的接口">
          {listed.map((one) => (
            <OperationRow key={one.operation} {...one} />
          ))}
        </ul>
      </Section>
      {unshown.length > 0 ? (
        <Section title={`没有对应区域的调用（${unshown.length}）`}>
          <ul className={styles.rows} aria-label="没有对应区域的调用">
            {unshown.map((one) => (
              <OperationRow
                key={one.operation}
                {...one}
                note={UNSHOWN_CALLS[one.operation] ?? '当前没有显示它的区域'}
              />
            ))}
          </ul>
        </Section>
      ) : null}
    </TabPage>
  );
}

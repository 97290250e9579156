import { Checkbox, Switch } from 'antd';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import { Hint, Section, TabPage } from '../section.tsx';
import { useWords, wordOf } from '../words/words.ts';
import { CERTAINTIES } from './certainty.ts';
import { OperationRow } from './operation-row.tsx';
import { setOrigin, useOrigin } from './origin-store.ts';
import styles from './origin-tab.module.css';
import { useScreenOperations } from './use-screen-operations.ts';

/** How the frames look, so that nobody has to know colours. */
function Legend() {
  const { origin: say, provenance } = useWords().frame;
  return (
    <Row as="ul" align="stretch" wraps size="12-20" className={styles.legend} aria-label={say.legend}>
      {CERTAINTIES.map((certainty) => (
        <li key={certainty}>
          <span className={styles.swatch} data-certainty={certainty} aria-hidden="true" />
          {provenance.word[certainty]}
        </li>
      ))}
    </Row>
  );
}

/** Which parts of the screen rest on what, and how much of that is known, guessed or made up. */
export function OriginTab() {
  const { isMarked, onlyUncertain } = useOrigin();
  const operations = useScreenOperations();
  const say = useWords().frame.origin;
  const shown = operations.filter(({ elements }) => elements.length > 0);
  const unshown = operations.filter(({ elements }) => elements.length === 0);
  const listed = shown.filter(({ certainty }) => !onlyUncertain || certainty !== 'documented');
  return (
    <TabPage>
      <Section
        title={say.mark}
        extra={
          <Switch
            checked={isMarked}
            onChange={(next) => setOrigin({ isMarked: next, pointed: null })}
            aria-label={say.markLabel}
          />
        }
      >
        <Legend />
        <Checkbox
          checked={onlyUncertain}
          onChange={({ target }) => setOrigin({ onlyUncertain: target.checked })}
        >
          {say.onlyUncertain}
        </Checkbox>
      </Section>
      <Section title={say.counted(say.shown, listed.length)}>
        <Hint>{say.hint}</Hint>
        <Box as="ul" ground="paper" radius="sheet" className={styles.rows} aria-label={say.shown}>
          {listed.map((one) => (
            <OperationRow key={one.operation} {...one} />
          ))}
        </Box>
      </Section>
      {unshown.length > 0 ? (
        <Section title={say.counted(say.unshown, unshown.length)}>
          <Box as="ul" ground="paper" radius="sheet" className={styles.rows} aria-label={say.unshown}>
            {unshown.map((one) => (
              <OperationRow
                key={one.operation}
                {...one}
                note={wordOf(say.needsNone, one.operation, say.noRegion)}
              />
            ))}
          </Box>
        </Section>
      ) : null}
    </TabPage>
  );
}

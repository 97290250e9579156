import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { ReactNode } from 'react';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Choice } from '../model/choices.ts';
import { marked } from '../model/marked.ts';
import styles from './choice-line.module.css';

interface ChoiceLineProps {
  readonly id: string;
  readonly choice: Choice;
  readonly keyword: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One line of what can be chosen; the keyboard chooses it from the field, so it takes no focus itself. */
export function ChoiceLine({ id, choice, keyword, isActive, onPoint, onChoose }: ChoiceLineProps) {
  const { title, note, mark, href } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      data-kind={choice.kind}
      {...(href === '' ? {} : { 'data-leads-to': href })}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.picture}>{pictureOf(choice)}</span>
      <Stack as="span" shrinks>
        <Text cut>
          <MarkedText text={title} keyword={keyword} />
        </Text>
        {note === '' ? null : (
          <Muted size="12-20" cut>
            <MarkedText text={note} keyword={keyword} />
          </Muted>
        )}
      </Stack>
      {mark === '' ? null : <Muted size="12-20">{mark}</Muted>}
    </div>
  );
}

function pictureOf({ kind, photoPath }: Choice): ReactNode {
  switch (kind) {
    case 'work':
      return <img className={styles.cover} src={photoPath} alt="" />;
    case 'order':
      return <ProfileOutlined aria-hidden="true" />;
    case 'address':
      return <EnvironmentOutlined aria-hidden="true" />;
    case 'recent':
      return <HistoryOutlined aria-hidden="true" />;
    case 'all':
      return <RightOutlined aria-hidden="true" />;
  }
}

function MarkedText({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  const { before, match, after } = marked(text, keyword);
  return match === '' ? (
    text
  ) : (
    <>
      {before}
      <mark className={styles.match}>{match}</mark>
      {after}
    </>
  );
}

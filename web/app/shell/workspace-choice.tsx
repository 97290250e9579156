import { useId } from 'react';
import { RecordTag } from '#web/components/record-list.tsx';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { type Workspace, workspaceStore } from '#web/lib/session/workspace.ts';
import { shows } from '#web/lib/shows.ts';
import { useStore } from '#web/lib/store.ts';
import type { Counters } from './use-counters.ts';
import styles from './workspace-choice.module.css';

interface WorkspaceChoiceProps {
  readonly team: NonNullable<Counters['team']>;
  readonly memberName: string;
}

/** On whose account the member works (工作空间): what the bar shows as left, and who pays unless told otherwise. */
export function WorkspaceChoice({ team, memberName }: WorkspaceChoiceProps) {
  const workspace = useStore(workspaceStore);
  const name = useId();
  const choices: readonly { key: Workspace; title: string; note: string }[] = [
    { key: 'own', title: memberName, note: '个人' },
    { key: 'team', title: `${team.ownerName} 的团队`, note: team.roleName },
  ];
  return (
    <fieldset className={styles.choice} {...shows('MemberServiceMag.getCounters')}>
      <legend className={styles.legend}>工作空间</legend>
      {choices.map(({ key, title, note }) => (
        <Row key={key} as="label" gap={8} padX={12} radius="control" thumb className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={key === workspace}
            onChange={() => workspaceStore.set(key)}
          />
          <Text grows cut>
            {title}
          </Text>
          <RecordTag>{note}</RecordTag>
        </Row>
      ))}
    </fieldset>
  );
}

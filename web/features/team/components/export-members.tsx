import { Button } from 'antd';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import { membersCsv } from '../model/members-csv.ts';
import { mutations } from '../mutations.ts';
import styles from './team.module.css';

/** The members of the team as a file (导出成员). */
export function ExportMembers() {
  const { act, isBusy, problem } = useToldAction(mutations.exportMembers);

  async function save(): Promise<void> {
    const found = await act(undefined);
    if (found === null) return;
    saveFile(`成员-${chinaIsoDay(serverClock.now())}.csv`, membersCsv(found.list), 'text/csv;charset=utf-8');
  }

  return (
    <div className={styles.export}>
      <Button block loading={isBusy} onClick={() => void save()}>
        导出成员（CSV）
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

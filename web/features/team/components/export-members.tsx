import { Button } from 'antd';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Box } from '#web/kit/layout/shapes.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { membersCsv } from '../model/members-csv.ts';
import { EVERY_MEMBER } from '../model/team.ts';
import styles from './team.module.css';

/** The members of the team as a file (导出成员). */
export function ExportMembers() {
  const exporting = useAct('TeamServiceMag.getMembers', {
    onDone: ({ list }) =>
      saveFile(`成员-${chinaIsoDay(serverClock.now())}.csv`, membersCsv(list), 'text/csv;charset=utf-8'),
  });

  return (
    <Box above={12}>
      <Button block loading={exporting.isBusy} onClick={() => void exporting.run(EVERY_MEMBER)}>
        导出成员（CSV）
      </Button>
      <p role="alert" className={styles.problem}>
        {exporting.problem}
      </p>
    </Box>
  );
}

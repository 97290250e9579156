import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { isCancelled } from '#web/lib/call/cancelled.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { shows } from '#web/lib/shows.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import type { Account } from '../model/account.ts';
import { exportData } from '../own-files.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import styles from './settings.module.css';

/** Exports the member's data, and closes the account (隐私与数据). */
export function PrivacyCard({ account }: { account: Account }) {
  const [isClosing, setIsClosing] = useState(false);
  return (
    <Sheet title="隐私与数据" {...shows('AccountServiceMag.getClosing', 'AccountServiceMag.askClosing')}>
      <ul className={styles.rows}>
        <ExportRow />
        <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
          <Stack as="span" shrinks className={styles.words}>
            <strong>注销账号</strong>
            <span className={styles.state}>删除个人资料、作品和文件，7 天冷静期内登录即可撤回</span>
          </Stack>
          <Button id="close-account" className={styles.act} danger onClick={() => setIsClosing(true)}>
            注销账号
          </Button>
        </Row>
      </ul>
      {isClosing ? <ClosingDialog account={account} onClose={() => setIsClosing(false)} /> : null}
    </Sheet>
  );
}

function ExportRow() {
  const { run, busy } = useGuard();
  const isBusy = busy.size > 0;
  const [problem, setProblem] = useState('');
  const stopped = useRef<AbortController | null>(null);
  useEffect(() => () => stopped.current?.abort(), []);

  async function download(): Promise<void> {
    const controller = new AbortController();
    stopped.current = controller;
    setProblem('');
    try {
      const outcome = await run(['export'], () => exportData(controller.signal));
      if (outcome?.ok) saveFile('书桌-我的数据.zip', outcome.value, 'application/zip');
      else if (outcome) setProblem(outcome.error.message);
    } catch (error) {
      if (!isCancelled(error) && !controller.signal.aborted) throw error;
    }
  }

  return (
    <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
      <Stack as="span" shrinks className={styles.words}>
        <strong>导出我的数据</strong>
        <span className={styles.state}>
          {isBusy
            ? '正在打包，文件多时需要几分钟'
            : '资料、地址、作品和文件、购物车、订单和流水，一个 ZIP 文件'}
        </span>
        <Text role="status" tone="seal" above={8} className={styles.problem}>
          {problem}
        </Text>
      </Stack>
      {isBusy ? (
        <Button className={styles.act} onClick={() => stopped.current?.abort()}>
          停止导出
        </Button>
      ) : (
        <Button className={styles.act} onClick={() => void download()}>
          导出
        </Button>
      )}
    </Row>
  );
}

import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import type { Id } from '#contracts/rules/pages/document.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';

import type { Choice, Conflict } from './merge.ts';
import { PagePair, type PageSize } from './page-pair.tsx';

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly size: PageSize;
  readonly savedBy: string;
  readonly savedAt: number;
  readonly words: string;
  readonly onDecide: (choices: Readonly<Record<Id, Choice>>) => Promise<void>;
  readonly onClose: () => void;
}

const CHOICES = [
  { value: 'both', label: '两个都留，我的排在后一页' },
  { value: 'mine', label: '留我的' },
  { value: 'theirs', label: '留另一设备的' },
] as const;

/** Pages that two devices changed (改动冲突): what becomes of each. Nothing is given up unless its owner says so. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, size, savedBy, savedAt, words, onDecide, onClose } = props;
  const [choices, setChoices] = useState<Readonly<Record<Id, Choice>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const now = useServerNow(null);
  const choiceOf = (id: Id) => choices[id] ?? 'both';

  async function decide(): Promise<void> {
    setIsBusy(true);
    await onDecide(Object.fromEntries(conflicts.map(({ id }) => [id, choiceOf(id)])));
    setIsBusy(false);
  }

  return (
    <Modal
      open
      centered
      width={620}
      title={`有 ${conflicts.length} 页在两处都改过`}
      okText="按所选保存"
      cancelText="稍后再选"
      okButtonProps={{ loading: isBusy }}
      onOk={() => void decide()}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      <Stack gap={16}>
        <Note>
          {savedBy === '' ? '另一设备' : savedBy}在{chinaTimeText(savedAt, now)}{' '}
          保存了这个作品。选好之前不会保存；被替换的内容留在历史版本里。
        </Note>
        {conflicts.map(({ id, words: called, mine, theirs }) => (
          <Stack key={id} gap={8} as="section" aria-label={called}>
            <Text weight={600}>{called}</Text>
            <PagePair
              {...size}
              sides={[
                { title: '我的', page: mine },
                { title: '另一设备的', page: theirs },
              ]}
            />
            <Radio.Group
              aria-label={`${called}保留哪个`}
              options={[...CHOICES]}
              value={choiceOf(id)}
              onChange={({ target }) => setChoices((before) => ({ ...before, [id]: target.value }))}
            />
          </Stack>
        ))}
        <Problem text={words} />
      </Stack>
    </Modal>
  );
}

import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Card } from '../model/cards.ts';
import styles from './exchange-dialog.module.css';

interface ExchangeDialogProps {
  readonly slug: string;
  readonly token: string;
  readonly cards: readonly Card[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives one's own card to the owner of another one (交换名片). */
export function ExchangeDialog({ slug, token, cards, onDone, onClose }: ExchangeDialogProps) {
  const shown = cards.filter(({ state }) => state === 'published');
  const [chosen, setChosen] = useState(shown[0]?.ID ?? '');
  const exchanging = useAct('CardServiceMag.exchangeCard', {
    doneText: ({ name }) => `已与${name}交换名片`,
    onDone,
  });

  const footer = (
    <>
      {shown.length === 0 ? null : <Button onClick={onClose}>返回</Button>}
      {shown.length === 0 ? (
        <Button type="primary" onClick={onClose}>
          去写名片
        </Button>
      ) : (
        <Button
          type="primary"
          loading={exchanging.isBusy}
          onClick={() => void exchanging.run({ slug, token, cardID: chosen })}
        >
          交换名片
        </Button>
      )}
    </>
  );
  return (
    <Modal open centered title="交换名片" footer={footer} onCancel={onClose}>
      <Stack gap={12} {...shows('CardServiceMag.exchangeCard')}>
        {shown.length === 0 ? (
          <p>交换之前，请先新建并发布一张自己的名片；发布后再打开对方的名片点“交换名片”。</p>
        ) : (
          <>
            <Note>对方会收到您选的这张名片，包括“扫码可见”的内容；对方的名片放进您的名片夹。</Note>
            <Radio.Group
              className={styles.cards}
              value={chosen}
              onChange={({ target }) => setChosen(String(target.value))}
              options={shown.map(({ ID, content: { name, title, company } }) => ({
                value: ID,
                label: [name, title.text, company.text].filter((text) => text !== '').join(' · '),
              }))}
            />
          </>
        )}
        <Text as="p" tone="seal" className={styles.problem} role="alert">
          {exchanging.problem}
        </Text>
      </Stack>
    </Modal>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vcardPath } from '#contracts/rules/cards/card-slug.ts';
import { CARD_STATE_WORDS, type CardState } from '#contracts/rules/cards/card-states.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { Card } from '../model/cards.ts';
import { STATE_MOVES } from '../model/state-moves.ts';
import { DrawingCard } from './drawing-card.tsx';
import styles from './share-panel.module.css';

/** What can be done with a card (分享与印刷): publish or stop it, download its codes, print it, delete it. */
export function SharePanel({ card, onDeleted }: { card: Card; onDeleted: () => void }) {
  return (
    <Stack gap={16} columns="one">
      <StateSheet card={card} />
      <PicturesSheet card={card} />
      <PrintSheet card={card} />
      <DeleteLine card={card} onDeleted={onDeleted} />
    </Stack>
  );
}

const STATE_TEXTS: Readonly<Record<CardState, string>> = {
  draft: '发布之后，拿到链接或二维码的人才能看到这张名片。',
  published: '拿到链接或二维码的人都能看到，改动保存后立即生效。',
  stopped: '链接和二维码都还在，打开时会看到“这张名片已停用”。',
};

function StateSheet({ card: { ID, state, slug } }: { card: Card }) {
  const { run, isBusy, problem } = useAct('CardServiceMag.setCardState');
  return (
    <Sheet
      title={CARD_STATE_WORDS[state]}
      extra={
        <Button
          type={state === 'published' ? 'default' : 'primary'}
          loading={isBusy}
          onClick={() => void run({ cardID: ID, state: STATE_MOVES[state].to })}
        >
          {STATE_MOVES[state].verb}
        </Button>
      }
      {...shows('CardServiceMag.setCardState')}
    >
      <Note className={styles.text}>{STATE_TEXTS[state]}</Note>
      <Problem text={problem} />
      {state === 'published' ? (
        <Row gap={8} gapX={24} align="stretch" wraps above={12}>
          <a href={`/card/${slug}`} target="_blank" rel="noopener">
            打开名片页
          </a>
          <a href={vcardPath(slug)}>下载通讯录文件（.vcf）</a>
        </Row>
      ) : null}
    </Sheet>
  );
}

function PicturesSheet({ card }: { card: Card }) {
  const query = useQuery(ask('CardServiceMag.getCardPictures', { cardID: card.ID }));
  const file = `名片-${card.content.name}`;
  return (
    <Sheet title="二维码与海报" {...shows('CardServiceMag.getCardPictures')}>
      <Answer
        query={query}
        what="二维码"
        safe="名片不受影响，请稍后重试。"
        skeleton={<LinesSkeleton count={6} />}
      >
        {(data) => (
          <>
            <Row
              gap={8}
              wraps
              below={16}
              ground="paper"
              radius="control"
              justify="between"
              padY={8}
              padX={16}
            >
              <Text shrinks breaks>
                {data.address}
              </Text>
              <CopyButton text={data.address} label="复制链接" />
            </Row>
            <Stack gapX={24} className={styles.drawings}>
              <DrawingCard
                title="名片二维码"
                text="扫码打开名片页，能看到“扫码可见”的内容。改地址、改电话都不用换码。"
                svg={data.link}
                fileName={`${file}-二维码`}
                pngWidth={1024}
              />
              {data.contact === '' ? null : (
                <DrawingCard
                  title="通讯录二维码"
                  text="不联网也能存入通讯录，只含公开内容；内容改动后要重新下载。"
                  svg={data.contact}
                  fileName={`${file}-通讯录`}
                  pngWidth={1024}
                />
              )}
              <DrawingCard
                title="海报"
                text="发到群里或打印张贴，扫码打开名片页。"
                svg={data.poster}
                fileName={`${file}-海报`}
                pngWidth={1500}
              />
            </Stack>
          </>
        )}
      </Answer>
    </Sheet>
  );
}

function PrintSheet({ card }: { card: Card }) {
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct('CardServiceMag.printCard', {
    onDone: ({ opusID }) => void navigate(PATHS.addShopping.getHref(opusID)),
  });

  return (
    <Sheet
      title="印名片"
      extra={
        <Button type="primary" loading={isBusy} onClick={() => void run({ cardID: card.ID })}>
          印名片
        </Button>
      }
      {...shows('CardServiceMag.printCard')}
    >
      <Note className={styles.text}>
        按当前内容生成一份 90 × 54
        毫米的双面名片，正面是联系方式（不含隐藏的），背面是这一批专用的二维码。以后换了电话，扫码看到的仍是最新的。
      </Note>
      <Problem text={problem} />
    </Sheet>
  );
}

function DeleteLine({ card, onDeleted }: { card: Card; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useAct('CardServiceMag.deleteCard', { onDone: onDeleted });
  return (
    <Row align="stretch" justify="end" {...shows('CardServiceMag.deleteCard')}>
      <Button danger type="text" onClick={() => setIsAsking(true)}>
        删除这张名片
      </Button>
      {isAsking ? (
        <ActDialog
          title={`删除“${card.content.name}”的名片？`}
          okText="删除"
          consequence="名片、访问记录和全部二维码一起删除，印好的名片扫码后会显示找不到。删除后不能恢复；只是暂时不用，可以先停用。"
          isDestructive
          act={deleting}
          onOk={() => deleting.run({ cardID: card.ID })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Row>
  );
}

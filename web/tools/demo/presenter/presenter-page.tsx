import { Button } from 'antd';
import { useState } from 'react';
import { Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { moveShow, type Show } from '../follow/calls.ts';
import { placeOf, spotOf } from '../follow/follow-state.ts';
import { STORY } from '../tour/story.ts';
import { type Spot, spotAfter, spotBefore } from '../tour/tour-state.ts';
import { ChapterPane } from './chapter-pane.tsx';
import { GuestPane } from './guest-pane.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { NotesPane } from './notes-pane.tsx';
import styles from './presenter.module.css';
import { PresenterBar } from './presenter-bar.tsx';
import { forgetPresenterKey, presenterKey } from './presenter-key.ts';
import { usePresenterKeys } from './use-presenter-keys.ts';
import { type PresentedShow, useShow } from './use-show.ts';

/** A few words in the middle of an empty page. */
const ALONE = { maxWidth: 512, margin: '20vh auto 0' };

/** What who presents reads and presses (讲解台), in a second window or on a phone; the audience sees none of it. */
export function PresenterPage() {
  const [key] = useState(presenterKey);
  return key === null ? <NoKey /> : <Presenting />;
}

function Presenting() {
  const presented = useShow();
  if (presented.state === 'refused') return <KeyRefused />;
  if (presented.show === null) return <Waiting isLost={presented.state === 'lost'} />;
  return <Desk presented={presented} show={presented.show} />;
}

function Desk({ presented, show }: { readonly presented: PresentedShow; readonly show: Show }) {
  const [isInviting, setIsInviting] = useState(false);
  const spot = spotOf(STORY, show) ?? { chapter: 0, step: 0 };
  const isLive = presented.state === 'live';

  function go(to: Spot | null, everyone = false): void {
    if (to !== null && isLive) presented.act(() => moveShow({ ...placeOf(STORY, to), everyone }));
  }

  const next = () => go(spotAfter(STORY, spot));
  const back = () => go(spotBefore(STORY, spot));
  usePresenterKeys(next, back);

  return (
    <>
      <PresenterBar
        startedAt={show.startedAt === null ? null : Date.parse(show.startedAt)}
        aheadMs={presented.aheadMs}
        hasStage={show.hasStage}
        isLive={isLive}
        onRestart={() => presented.act(() => moveShow({ ...placeOf(STORY, spot), restart: true }))}
        onInvite={() => setIsInviting(true)}
      />
      <main className={styles.main}>
        <NotesPane
          spot={spot}
          isLive={isLive}
          onNext={next}
          onBack={back}
          onChoose={(step) => go({ chapter: spot.chapter, step })}
        />
        <Stack gap={16} content="start">
          <ChapterPane
            current={spot.chapter}
            isLive={isLive}
            onChoose={(chapter) => go({ chapter, step: 0 })}
          />
          <GuestPane
            guests={show.guests}
            aheadMs={presented.aheadMs}
            isLive={isLive}
            chapter={spot.chapter}
            act={presented.act}
            onGather={() => go(spot, true)}
            onInvite={() => setIsInviting(true)}
          />
        </Stack>
      </main>
      {isInviting ? <InviteSheet addresses={show.addresses} onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}

function Waiting({ isLost }: { readonly isLost: boolean }) {
  return (
    <Stack as="main" gap={12} padY={16} padX={16} style={ALONE}>
      <Text as="h1" tone="ink" size="20-28">
        讲解台
      </Text>
      <Note role="status">{isLost ? '连不上演示，正在重试。请看演示是否还在运行。' : '正在连接演示…'}</Note>
    </Stack>
  );
}

function NoKey() {
  return (
    <Stack as="main" gap={12} padY={16} padX={16} style={ALONE}>
      <Text as="h1" tone="ink" size="20-28">
        这里是讲解台
      </Text>
      <p>
        讲解台要用讲解人的链接打开：运行 npm run demo 的终端会显示它，电脑上的讲解台里也有给手机扫的二维码。
      </p>
      <Note>观众请打开邀请里的地址，或扫邀请的二维码。</Note>
    </Stack>
  );
}

function KeyRefused() {
  return (
    <Stack as="main" gap={12} padY={16} padX={16} style={ALONE}>
      <Text as="h1" tone="ink" size="20-28">
        讲解链接已失效
      </Text>
      <p>演示重新启动后会换一个新链接。请从运行 npm run demo 的终端打开最新的讲解台链接。</p>
      <div>
        <Button
          onClick={() => {
            forgetPresenterKey();
            location.assign('/join');
          }}
        >
          以观众身份打开
        </Button>
      </div>
    </Stack>
  );
}

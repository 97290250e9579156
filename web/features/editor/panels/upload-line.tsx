import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLeaveScreen } from '#web/kit/form/leave.ts';
import { Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

/** A voice that told of every photo would never stop. */
const TOLD_TIMES = 4;
const SHOWN = 5;
const STAY = { title: '停止上传？', okText: '停止并离开', cancelText: '继续上传' };

/** How far photos are that are being brought (上传进度), with the way to stop, and those that failed, to be tried again. */
export function UploadLine({ upload }: { readonly upload: PhotoUpload }) {
  const { progress, stopped, failed, problems, bringAgain, stop } = upload;
  const again = failed.filter(({ file }) => file !== null).length;
  const end = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (stopped > 0) end.current?.focus({ preventScroll: true });
  }, [stopped]);
  return (
    <>
      <span className="only-read" aria-live="polite">
        {toldWords(upload)}
      </span>
      {progress ? (
        <Row gap={8}>
          <progress
            aria-label="上传进度"
            value={progress.done}
            max={progress.of}
            style={{ flex: 1, minWidth: 0, accentColor: 'var(--ink)' }}
          />
          <Muted size={12} digits nowrap>
            已传 {progress.done} / {progress.of}
          </Muted>
          <Button aria-label="停止上传" onClick={stop}>
            停止
          </Button>
        </Row>
      ) : null}
      {stopped === 0 ? null : (
        <Muted as="p" ref={end} size={12} tabIndex={-1}>
          {stoppedWords(stopped)}
        </Muted>
      )}
      {failed.length === 0 ? null : (
        <Text as="p" size={12} tone="seal" breaks>
          {failed.length} 张没有传上来：{problems.slice(0, SHOWN).join('；')}
          {failed.length > SHOWN ? `；还有 ${failed.length - SHOWN} 张` : ''}
        </Text>
      )}
      {again === 0 || progress ? null : (
        <Row>
          <Button onClick={() => void bringAgain()}>重试这 {again} 张</Button>
        </Row>
      )}
    </>
  );
}

/** The same on a screen that has nothing else to lose: leaving it while photos are on their way asks first. */
export function KeptUploadLine({ upload }: { readonly upload: PhotoUpload }) {
  return (
    <>
      {upload.progress ? <LeaveQuestion onLeave={upload.stop} /> : null}
      <UploadLine upload={upload} />
    </>
  );
}

function LeaveQuestion({ onLeave }: { readonly onLeave: () => void }) {
  useLeaveScreen({
    isChanged: true,
    loses: '照片还没有传完。离开后不再上传，传好的留在照片里。',
    words: STAY,
    leaves: (from, to) => from.pathname !== to.pathname,
    onLeave,
  });
  return null;
}

function stoppedWords(stopped: number): string {
  return `已停止上传，还有 ${stopped} 张没有传`;
}

function toldWords({ progress, came, stopped, failed }: PhotoUpload): string {
  if (progress) {
    const { done, of } = progress;
    const told = Math.ceil((Math.floor((done * TOLD_TIMES) / of) * of) / TOLD_TIMES);
    return `正在上传照片，已传 ${told} / ${of}`;
  }
  const words = [
    came > 0 ? `上传好了 ${came} 张照片` : '',
    failed.length > 0 ? `${failed.length} 张没有传上来` : '',
    stopped > 0 ? stoppedWords(stopped) : '',
  ];
  return words.filter(Boolean).join('，');
}

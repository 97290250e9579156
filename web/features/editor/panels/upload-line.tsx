import { Button } from 'antd';
import { Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

/** A voice that told of every photo would never stop. */
const TOLD_TIMES = 4;
const SHOWN = 5;

/** How far photos are that are being brought (上传进度), which of them failed, and the way to try these again. */
export function UploadLine({ upload }: { readonly upload: PhotoUpload }) {
  const { progress, failed, problems, bringAgain } = upload;
  const again = failed.filter(({ file }) => file !== null).length;
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
        </Row>
      ) : null}
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

function toldWords({ progress, came, failed }: PhotoUpload): string {
  if (progress) {
    const { done, of } = progress;
    const told = Math.ceil((Math.floor((done * TOLD_TIMES) / of) * of) / TOLD_TIMES);
    return `正在上传照片，已传 ${told} / ${of}`;
  }
  const words = [
    came > 0 ? `上传好了 ${came} 张照片` : '',
    failed.length > 0 ? `${failed.length} 张没有传上来` : '',
  ];
  return words.filter(Boolean).join('，');
}

import { Button, Input, Modal, QRCode } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isShared, type PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { posterOf } from '#web/features/publications/model/poster.ts';
import type { Work } from '#web/features/publications/model/work.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { copyText } from '#web/lib/document/copy-text.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { drawingAddress, pngOf } from '#web/lib/files/drawing-files.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { readingPath } from '#web/lib/paths.ts';

const CODE_SIZE = 168;
const CODE_PNG = 1024;

interface ShareDialogProps {
  readonly work: Work;
  /** What came before, said on top. */
  readonly lead?: string;
  /** The link goes into the clipboard at once. */
  readonly isCopying?: boolean;
  readonly onClose: () => void;
}

/** Who reads it by the link (谁能看). */
function readersOf(status: PublicationStatus): string {
  if (!isShared(status)) return '还没有发布：拿到链接的人暂时打不开。';
  if (status === 'changed') return '拿到链接的人都能读，读到的是上次发布的内容；修改要再次发布才看得到。';
  return '拿到链接的人都能读，不需要登录。';
}

/** A work on its way to its readers (分享): link, code and poster. */
export function ShareDialog({ work, lead, isCopying = false, onClose }: ShareDialogProps) {
  const { name, author, code, photoPath, pageNum, status } = work;
  const link = location.origin + readingPath(code);
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  useFocusReturn();

  useEffect(() => {
    if (isCopying) void copyText(link).then(setIsCopied);
  }, [isCopying, link]);

  function codeDrawing(): string {
    const drawing = place.current?.querySelector('svg[role="img"], .ant-qrcode svg');
    if (!drawing) throw new Error('no code');
    return new XMLSerializer().serializeToString(drawing);
  }

  async function save(what: string, draw: () => Promise<Blob>): Promise<void> {
    setProblem('');
    try {
      saveFile(`${name}-${what}.png`, await draw(), 'image/png');
    } catch {
      setProblem(`这个浏览器画不出${what}，请复制链接`);
    }
  }

  const canShare = 'share' in navigator;
  return (
    <Modal
      open
      centered
      width={680}
      title={`分享《${name}》`}
      footer={null}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      <div ref={place}>
        <Stack gap={16} padY={8}>
          {lead === undefined ? null : (
            <Text as="p" role="status" weight={600}>
              {lead}
              {isCopied ? '，链接已复制' : ''}
            </Text>
          )}
          <Row gap={24} align="start" justify="center" wraps>
            <Stack gap={8} items="center" text="center" keeps>
              <QRCode
                value={link}
                type="svg"
                size={CODE_SIZE}
                errorLevel="M"
                bordered={false}
                aria-label="阅读二维码"
              />
              <Note size="12-20">微信扫一扫，在手机上打开，再转发给好友</Note>
            </Stack>
            <Stack gap={12} content="start" style={{ flex: '1 1 280px' }}>
              <Row gap={12} nowrap>
                <BookCover src={photoPath} name={name} pageNum={pageNum} size="small" />
                <Stack gap={2} shrinks>
                  <Text weight={600} breaks>
                    {name}
                  </Text>
                  <Note size="12-20">{author}</Note>
                </Stack>
              </Row>
              <Note>{readersOf(status)}</Note>
              <Stack gap={8} style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
                <Input
                  readOnly
                  value={link}
                  aria-label="阅读链接"
                  onFocus={(event) => event.target.select()}
                />
                <CopyButton text={link} label="复制链接" isPlain={false} />
              </Stack>
              <Row gap={8} wraps>
                <Keep onPress={() => save('海报', posterFor)}>保存海报</Keep>
                <Keep onPress={() => save('二维码', () => pngOf(codeDrawing(), CODE_PNG))}>保存二维码</Keep>
                {canShare ? (
                  <Button
                    onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}
                  >
                    发送到…
                  </Button>
                ) : null}
                <Button href={readingPath(code)} target="_blank" rel="noopener">
                  打开阅读
                </Button>
              </Row>
              <Problem text={problem} />
            </Stack>
          </Row>
        </Stack>
      </div>
    </Modal>
  );

  function posterFor(): Promise<Blob> {
    return posterOf({ name, author, coverPath: photoPath, code: drawingAddress(codeDrawing()) });
  }
}

/** A button that is busy while a picture is drawn. */
function Keep({
  onPress,
  children,
}: {
  readonly onPress: () => Promise<void>;
  readonly children: ReactNode;
}) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      loading={isBusy}
      onClick={() => {
        setIsBusy(true);
        void onPress().finally(() => setIsBusy(false));
      }}
    >
      {children}
    </Button>
  );
}

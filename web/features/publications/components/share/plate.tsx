import { Button, Input, QRCode } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { CopyButton } from '#web/components/copy-button.tsx';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { posterOf } from '#web/features/publications/model/poster.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { drawingAddress, pngOf } from '#web/lib/files/drawing-files.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

const CODE_SIZE = 168;
const CODE_PNG = 1024;

export interface PlateProps {
  readonly work: {
    readonly name: string;
    readonly author: string;
    readonly photoPath: string;
    readonly pageNum: number;
  };
  /** What is handed on. */
  readonly link: string;
  /** Who can open it. */
  readonly readers: ReactNode;
}

/** A link on its way to readers: as a code, as a text, as a poster, and as a chat shows it. */
export function Plate({ work, link, readers }: PlateProps) {
  const { name, author, photoPath, pageNum } = work;
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');

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

  function posterFor(): Promise<Blob> {
    return posterOf({ name, author, coverPath: photoPath, code: drawingAddress(codeDrawing()) });
  }

  return (
    <div ref={place}>
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
          <Note>{readers}</Note>
          <Stack gap={8} style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
            <Input readOnly value={link} aria-label="阅读链接" onFocus={(event) => event.target.select()} />
            <CopyButton text={link} label="复制链接" isPlain={false} />
          </Stack>
          <Row gap={8} wraps>
            <Keep onPress={() => save('海报', posterFor)}>保存海报</Keep>
            <Keep onPress={() => save('二维码', () => pngOf(codeDrawing(), CODE_PNG))}>保存二维码</Keep>
            <Button
              onClick={() => saveFile(`${name}-二维码.svg`, new Blob([codeDrawing()]), 'image/svg+xml')}
            >
              保存 SVG
            </Button>
            {'share' in navigator ? (
              <Button onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}>
                发送到…
              </Button>
            ) : null}
            <Button href={link} target="_blank" rel="noopener">
              打开阅读
            </Button>
          </Row>
          <Problem text={problem} />
        </Stack>
      </Row>
    </div>
  );
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

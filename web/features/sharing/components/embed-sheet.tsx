import { Input } from 'antd';
import { useId, useState } from 'react';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { readingPath } from '#web/lib/paths.ts';
import type { Sharing } from '../model/sharing.ts';

const SIZES = { small: [640, 480], middle: [960, 640], fluid: ['100%', 640] } as const;
type Size = keyof typeof SIZES;
const SIZE_OPTIONS: { value: Size; label: string }[] = [
  { value: 'small', label: '640 × 480' },
  { value: 'middle', label: '960 × 640' },
  { value: 'fluid', label: '占满宽度' },
];

/** The book within a page of another site (嵌入网页). Nothing in it acts for the reader's login. */
export function EmbedSheet({ sharing: { code, name, mode } }: { readonly sharing: Sharing }) {
  const [size, setSize] = useState<Size>('middle');
  const help = useId();
  const [width, height] = SIZES[size];
  const address = `${location.origin}${readingPath(code)}?as=embed`;
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = `<iframe src="${address}" title="${title}" width="${width}" height="${height}" style="border:0" allowfullscreen loading="lazy"></iframe>`;
  const isForSome = mode === 'team' || mode === 'invited' || mode === 'private';
  return (
    <Sheet title="嵌入网页">
      <Stack gap={12}>
        <Segmented<Size> aria-label="尺寸" options={SIZE_OPTIONS} value={size} onChange={setSize} />
        <Input.TextArea
          readOnly
          value={html}
          aria-label="嵌入代码"
          aria-describedby={help}
          autoSize={{ minRows: 3, maxRows: 6 }}
          onFocus={(event) => event.target.select()}
        />
        <Row gap={8} wraps justify="between">
          <Note id={help} size="12-20">
            {isForSome
              ? '嵌入的页面里不登录，现在的「谁能读」会让它打不开；给它用专属链接的地址。'
              : '贴进您网站的网页里就能翻阅。'}
          </Note>
          <CopyButton text={html} label="复制代码" isPlain={false} />
        </Row>
      </Stack>
    </Sheet>
  );
}

import { Button } from 'antd';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { BLANK_SIZES, type BlankSize } from '#web/features/imports/components/start/blank-sizes.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { blankDocument } from '../model/blank-document.ts';
import type { DraftOfFile } from '../saving/draft-file.ts';
import { useDraftFile } from '../saving/use-draft-file.ts';

const NAME = '未命名作品';

/** Before a backend that cannot keep works (没有保存的地方): they are edited all the same, and kept as files. */
export function NoPlace({ onOpen }: { readonly onOpen: (draft: DraftOfFile) => void }) {
  const open = useDraftFile(onOpen);
  const begin = (size: BlankSize) => onOpen({ name: NAME, document: blankDocument(size) });
  return (
    <UnsupportedState
      text="这里没有保存作品的地方。作品仍然可以编辑：从空白开始，或从文件打开，编辑后存为文件。"
      actions={
        <Row gap={8} wraps justify="center">
          <Button type="primary" onClick={() => void open()}>
            从文件打开
          </Button>
          {BLANK_SIZES.map((size) => (
            <Button key={size.key} onClick={() => begin(size)}>
              空白 {size.name}
            </Button>
          ))}
        </Row>
      }
    />
  );
}

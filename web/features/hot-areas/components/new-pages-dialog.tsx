import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { Note } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { askMyWorks, lastOnly } from '../model/my-works.ts';
import type { Areas, Work } from '../model/use-areas.ts';

interface NewPagesDialogProps {
  readonly work: Work;
  readonly desk: Areas;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** The pages of a PDF that was made anew, under the hot areas that there are (换上新 PDF 的页面). */
export function NewPagesDialog({ work, desk, onDone, onClose }: NewPagesDialogProps) {
  const { opusID, widthMm, heightMm } = work;
  const id = useId();
  const [from, setFrom] = useState<string>();
  const query = useQuery(askMyWorks());
  const taking = useAct('OpusServiceMag.takePages', {
    async onRead({ pageNum, areas }) {
      await desk.readAgain();
      onDone(`已换上新的 ${pageNum} 页，${areas} 个热区都在原来的位置`);
    },
  });
  const isChanged = desk.changed.length > 0;
  return (
    <ActDialog
      title="换上新 PDF 的页面"
      okText="换上"
      consequence="先把新的 PDF 制作成作品，再在这里选它：它的页面换到这件作品里，链接和热区都不变。换之前的页面留在历史版本里，可以恢复。"
      act={taking}
      missing={isChanged ? '请先保存热区' : ''}
      isReady={from !== undefined}
      onOk={() => from && taking.run({ opusID, revision: String(desk.revision), fromID: from })}
      onClose={onClose}
    >
      <Answer query={query} what="作品" safe="页面没有改动，请稍后重试。">
        {(works) => {
          const fitting = works.list.filter(
            (each) =>
              each.ID !== opusID &&
              each.widthMm === widthMm &&
              each.heightMm === heightMm &&
              each.moves.includes('copy'),
          );
          return (
            <>
              <Field field={{ id, problem: '' }} label="用哪件作品的页面">
                {(control) => (
                  <Select
                    id={control.id}
                    style={{ width: '100%' }}
                    showSearch={{ optionFilterProp: 'label' }}
                    placeholder={fitting.length === 0 ? '没有同样大小的作品' : '选择作品'}
                    {...(from === undefined ? {} : { value: from })}
                    options={fitting.map(({ ID, name, pageNum }) => ({
                      value: ID,
                      label: `《${name}》 ${pageNum} 页`,
                    }))}
                    onChange={setFrom}
                  />
                )}
              </Field>
              <Note size="12-20">
                {lastOnly(works)}只列出 {widthMm} × {heightMm} 毫米的作品。还没有？
                <Link to={PATHS.makeEbook.getHref()}>用 PDF 制作</Link>
              </Note>
            </>
          );
        }}
      </Answer>
    </ActDialog>
  );
}

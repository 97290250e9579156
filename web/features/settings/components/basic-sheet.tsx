import { Button } from 'antd';
import { useState } from 'react';
import {
  AUTHOR_MAX,
  INTRO_MAX,
  NAME_MAX,
  readIntro,
  readLine,
  readName,
  readTags,
  SUBTITLE_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '#contracts/rules/publications/publication-fields.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WORK_FAILURES } from '#web/features/publications/model/outdated.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Setting } from '../model/setting.ts';
import { useLeaving } from '../model/use-leaving.ts';
import { useNews } from '../model/use-news.ts';
import { CoverDialog } from './cover-dialog.tsx';
import { PageThumb } from './page-thumb.tsx';

const CHECK = byRules({
  name: readable(readName),
  subtitle: readable((text) => readLine('subtitle', '副标题', text)),
  author: readable((text) => readLine('author', '作者', text)),
  intro: readable(readIntro),
  tags: readable(readTags),
  coverPage: () => undefined,
});

function startOf({ name, subtitle, author, intro, tags, revision }: Setting) {
  return { name, subtitle, author, intro, tags: tags.join(' '), coverPage: '', revision };
}

/** What is told of a work (基本): its words, its tags, its cover. */
export function BasicSheet({ setting }: { readonly setting: Setting }) {
  const { opusID, type, name, photoPath, pageNum, coverPage } = setting;
  const form = useForm({ start: startOf(setting), check: CHECK });
  const refusedByNews = useNews(setting, {
    revision: form.start.revision,
    isChanged: form.isChanged,
    take: () => form.follow(startOf(setting)),
  });
  const [isChoosing, setIsChoosing] = useState(false);
  const saving = useAct('OpusServiceMag.saveSetting', {
    ...WORK_FAILURES,
    doneText: ({ status }) => (status === 'changed' ? '已保存，发布后读者才看得到' : '已保存'),
    onFailure: (error) => refusedByNews(error) || form.refused(error),
  });
  useLeaving(form.isChanged, '资料还没有保存。');
  const save = () =>
    form.send(async (values) => {
      const saved = await saving.run({ ...values, opusID });
      if (saved) form.follow(startOf(saved), values);
    });
  const chosen = form.values.coverPage;
  return (
    <Form onSend={save} {...shows('OpusServiceMag.getSetting', 'OpusServiceMag.saveSetting')}>
      <Columns
        beside={
          <Sheet title="封面">
            <Stack gap={16} items="center">
              {chosen === '' ? (
                <BookCover {...{ type, name, pageNum }} src={photoPath} size="large" isAlone />
              ) : (
                <PageThumb setting={setting} page={Number(chosen)} width={180} />
              )}
              <Note size="12-20" text="center">
                {coverWords(chosen, coverPage)}
              </Note>
              <Button onClick={() => setIsChoosing(true)}>从作品里选一页</Button>
            </Stack>
          </Sheet>
        }
      >
        <Sheet title="基本资料">
          <Stack gap={20}>
            <TextField label="作品名称" field={form.of('name')} maxLength={NAME_MAX} />
            <TextField label="副标题" isOptional field={form.of('subtitle')} maxLength={SUBTITLE_MAX} />
            <TextField
              label="作者"
              isOptional
              field={form.of('author')}
              maxLength={AUTHOR_MAX}
              placeholder="例如：沈砚秋 著"
            />
            <WordsField
              label="简介"
              isOptional
              field={form.of('intro')}
              maxLength={INTRO_MAX}
              placeholder="写给还没打开的读者；聊天里的链接卡片和阅读页的分享面板会显示。"
            />
            <TextField
              label="标签"
              isOptional
              field={form.of('tags')}
              help={`用空格分开，最多 ${TAGS_MAX} 个，每个最多 ${TAG_MAX} 个字。只有您自己看得到，保存后就生效。`}
            />
            <Problem text={saving.problem} />
            <Row gap={12} wraps>
              <Button type="primary" htmlType="submit" disabled={!form.isChanged} loading={saving.isBusy}>
                保存
              </Button>
              <Note size="12-20">
                {form.isChanged ? '改动还没有保存' : '名称、简介、作者和封面，发布后读者才看得到'}
              </Note>
            </Row>
          </Stack>
        </Sheet>
      </Columns>
      {isChoosing ? (
        <CoverDialog
          setting={setting}
          chosen={Number(chosen) || coverPage}
          onChoose={(page) => {
            form.set({ coverPage: String(page) });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Form>
  );
}

function coverWords(chosen: string, coverPage: number): string {
  if (chosen !== '') return `第 ${chosen} 页，保存后换成封面`;
  return coverPage > 0 ? `选了第 ${coverPage} 页作封面` : '作品自己的封面';
}

import { Button, Checkbox } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import {
  AUTOPLAY_SECONDS,
  DIRECTIONS,
  GROUND_NAMES,
  type Ground,
  OPTION_MODES,
  OPTION_PAGES,
  PERMITS,
  type Permit,
  PRESETS,
  WATERMARK_MAX,
} from '#contracts/rules/publications/reader-options.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import {
  formOf,
  optionsOf,
  type PresetName,
  presetOf,
  problemsOf,
  sentOf,
  toggled,
  withPreset,
} from '../model/options-form.ts';
import type { Setting } from '../model/setting.ts';
import { useLeaving } from '../model/use-leaving.ts';
import { PreviewSheet } from './preview-sheet.tsx';

const MODE_NAMES = { auto: '按设备', flip: '翻页', slide: '滑动', scroll: '滚动' } as const;
const PAGES_NAMES = { auto: '自动', single: '单页', double: '双页' } as const;
const DIRECTION_NAMES = { ltr: '从左往右', rtl: '从右往左' } as const;
const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  desk: '书桌',
  white: '白',
  mist: '雾蓝',
  rose: '浅粉',
  night: '夜色',
};
const PERMIT_WORDS: Readonly<Record<Permit, readonly [title: string, note: string]>> = {
  print: ['打印', '关闭后没有打印按钮，浏览器的打印也是空白'],
  share: ['转发', '关闭后没有分享按钮；地址栏里的链接仍能复制'],
  search: ['书内搜索', '关闭后搜不到书里的字'],
  copy: ['复制文字', '关闭后选不中、复制不了；截屏挡不住，可以加水印'],
};

/** How a work is read, and what its readers may do (阅读和权限), beside the reader itself. */
export function ReadingSheet({ setting }: { readonly setting: Setting }) {
  const { opusID, pageNum, options } = setting;
  const form = useForm({ start: formOf(options), check: (values) => problemsOf(values, pageNum) });
  const { values } = form;
  const [seen, setSeen] = useState(options);
  if (options !== seen) {
    // Saved, here or in another tab.
    setSeen(options);
    form.follow(formOf(options));
  }
  const saving = useAct('OpusServiceMag.saveOptions', {
    doneText: '已保存，读者再打开时就是这样',
    onFailure: form.refused,
  });
  useLeaving(form.isChanged, '阅读设置还没有保存。');
  const save = () =>
    form.send(async (sent) => {
      const saved = await saving.run({ opusID, ...sentOf(sent) });
      if (saved) form.follow(formOf(saved.options), sent);
    });
  const preset = presetOf(values);
  return (
    <Columns beside={<PreviewSheet setting={setting} options={optionsOf(values, pageNum)} />}>
      <Form onSend={save} {...shows('OpusServiceMag.saveOptions')}>
        <Stack gap={24}>
          <Sheet title="常用方案">
            <Row gap={12} wraps>
              {(Object.keys(PRESETS) as PresetName[]).map((name) => (
                <Button
                  key={name}
                  type={preset === name ? 'primary' : 'default'}
                  aria-pressed={preset === name}
                  title={PRESETS[name].note}
                  onClick={() => form.set(withPreset(name))}
                >
                  {PRESETS[name].name}
                </Button>
              ))}
              <Note size="12-20">{preset === null ? '选一个，再按需要调整' : PRESETS[preset].note}</Note>
            </Row>
          </Sheet>
          <Sheet title="怎么读">
            <Stack gap={16}>
              <Choice label="阅读方式" note="读者自己选过别的方式，就按读者的">
                <Switching of={OPTION_MODES} names={MODE_NAMES} field={form.of('mode')} label="阅读方式" />
              </Choice>
              <Choice label="摊开" note="窄屏上总是一页">
                <Switching of={OPTION_PAGES} names={PAGES_NAMES} field={form.of('pages')} label="摊开" />
              </Choice>
              <Choice label="翻页方向" note="竖排的古籍和日文漫画从右往左">
                <Switching
                  of={DIRECTIONS}
                  names={DIRECTION_NAMES}
                  field={form.of('direction')}
                  label="翻页方向"
                />
              </Choice>
              <Choice label="背景">
                <Switching of={GROUND_NAMES} names={GROUND_WORDS} field={form.of('ground')} label="背景" />
              </Choice>
              <TextField
                label="从第几页打开"
                inputMode="numeric"
                field={form.of('startPage')}
                suffix={`共 ${pageNum} 页`}
              />
              <Stack gap={8}>
                <Checkbox
                  checked={values.isAutoplay}
                  onChange={(event) => form.set({ isAutoplay: event.target.checked })}
                >
                  自动翻页
                </Checkbox>
                {values.isAutoplay ? (
                  <TextField
                    label="每页停留"
                    inputMode="numeric"
                    field={form.of('autoplay')}
                    suffix="秒"
                    help={`${AUTOPLAY_SECONDS.min} 到 ${AUTOPLAY_SECONDS.max} 秒；读者可以暂停`}
                  />
                ) : null}
                <Checkbox
                  checked={values.hasSound}
                  onChange={(event) => form.set({ hasSound: event.target.checked })}
                >
                  翻页时有声音
                </Checkbox>
              </Stack>
            </Stack>
          </Sheet>
          <Sheet title="读者可以做什么">
            <Stack gap={16}>
              <Stack gap={12} role="group" aria-label="读者可以做什么">
                {PERMITS.map((permit) => (
                  <Stack key={permit} gap={2}>
                    <Checkbox
                      checked={values.permits.includes(permit)}
                      onChange={() => form.set({ permits: toggled(values.permits, permit) })}
                    >
                      {PERMIT_WORDS[permit][0]}
                    </Checkbox>
                    <Muted size="12-20">{PERMIT_WORDS[permit][1]}</Muted>
                  </Stack>
                ))}
              </Stack>
              <TextField
                label="水印文字"
                isOptional
                field={form.of('watermark')}
                maxLength={WATERMARK_MAX}
                placeholder="例如：仅供内部参考"
                help="淡淡地印在每一页上，打印出来也有。您自己阅读时没有水印，也不受上面的限制。"
              />
            </Stack>
          </Sheet>
          <Problem text={saving.problem} />
          <Row gap={12} wraps>
            <Button type="primary" htmlType="submit" disabled={!form.isChanged} loading={saving.isBusy}>
              保存
            </Button>
            <Note size="12-20">
              {form.isChanged ? '改动还没有保存' : '保存后立即生效，已发布的作品不用再发布'}
            </Note>
          </Row>
        </Stack>
      </Form>
    </Columns>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Choice({ label, note, children }: ChoiceProps) {
  return (
    <Stack gap={4}>
      <Text weight={600} size="14-22">
        {label}
      </Text>
      <div>{children}</div>
      {note === undefined ? null : <Muted size="12-20">{note}</Muted>}
    </Stack>
  );
}

interface SwitchingProps<T extends string> {
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly field: { readonly value: T; change(value: T): void };
  readonly label: string;
}

function Switching<T extends string>({ of, names, field, label }: SwitchingProps<T>) {
  const name = useId();
  return (
    <Segmented<T>
      name={name}
      aria-label={label}
      options={of.map((value) => ({ value, label: names[value] }))}
      value={field.value}
      onChange={field.change}
    />
  );
}

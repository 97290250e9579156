import { Button } from 'antd';
import { useState } from 'react';
import { READING_MODES, type ReadingMode } from '#contracts/rules/publications/reading.ts';
import { READ_PASSWORD_LENGTH, readReadPassword } from '#contracts/rules/publications/sharing-fields.ts';
import { type Choice, ChoiceList } from '#web/components/choice-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { readable } from '#web/kit/form/field-rules.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Sharing } from '../model/sharing.ts';

const passwordProblem = readable(readReadPassword);

const MODES: Readonly<Record<ReadingMode, readonly [title: string, note: string]>> = {
  public: ['公开', '所有人都能读，搜索引擎也能找到'],
  link: ['凭链接', '拿到链接的人都能读，不需要登录'],
  password: ['凭密码', '拿到链接，还要知道阅读密码'],
  team: ['团队成员', '您的团队成员登录后能读'],
  invited: ['受邀的人', '受邀名单上的手机号或邮箱，登录后能读'],
  private: ['仅自己', '别人都打不开，专属链接也打不开'],
};

/** Who may read it by its own link (谁能读). */
export function ReadersSheet({ sharing }: { readonly sharing: Sharing }) {
  const { opusID, mode: before, hasPassword, hasTeam } = sharing;
  const [mode, setMode] = useState<ReadingMode>(before);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const saving = useAct('OpusServiceMag.saveReading', {
    doneText: '已保存，正在读的人翻到下一页时生效',
    onDone: () => setPassword(''),
  });
  const wantsPassword = mode === 'password' && (hasPassword === 'N' || password !== '');
  const isChanged = mode !== before || password !== '';

  function save(): void {
    const wrong = wantsPassword ? (passwordProblem(password) ?? '') : '';
    setProblem(wrong);
    if (wrong === '') void saving.run({ opusID, mode, password: mode === 'password' ? password : '' });
  }

  return (
    <Sheet title="谁能读" {...shows('OpusServiceMag.saveReading')}>
      <Stack gap={16}>
        <ChoiceList
          label="谁能读"
          choices={READING_MODES.map((each) => choiceOf(each, hasTeam === 'Y' || before === 'team'))}
          chosen={mode}
          onChoose={(key) => {
            setMode(READING_MODES.find((each) => each === key) ?? before);
            setProblem('');
          }}
        />
        {mode === 'password' ? (
          <PasswordField
            label={hasPassword === 'Y' ? '新的阅读密码' : '阅读密码'}
            isOptional={hasPassword === 'Y'}
            autoComplete="new-password"
            maxLength={READ_PASSWORD_LENGTH.max}
            placeholder={hasPassword === 'Y' ? '不填就沿用原来的密码' : '4 到 32 个字符'}
            field={{
              value: password,
              problem,
              change: (value) => {
                setPassword(value);
                setProblem('');
              },
            }}
          />
        ) : null}
        <Problem text={saving.problem} />
        <Row gap={12} wraps>
          <Button type="primary" disabled={!isChanged} loading={saving.isBusy} onClick={save}>
            保存
          </Button>
          <Note size="12-20">{isChanged ? '改动还没有保存' : '专属链接另有自己的条件，见下面'}</Note>
        </Row>
      </Stack>
    </Sheet>
  );
}

function choiceOf(mode: ReadingMode, hasTeam: boolean): Choice {
  const [title, note] = MODES[mode];
  return { key: mode, title, note, obstacle: mode === 'team' && !hasTeam ? '您还没有团队' : '' };
}

import { Checkbox } from 'antd';
import {
  LINK_NAME_MAX,
  LINK_SLUG_LENGTH,
  READ_PASSWORD_LENGTH,
  readLinkName,
  readLinkSlug,
  readMostReads,
  readReadPassword,
} from '#contracts/rules/publications/sharing-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { readable } from '#web/kit/form/field-rules.ts';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { readingPath } from '#web/lib/paths.ts';
import type { ShareLink, Sharing } from '../model/sharing.ts';

interface LinkDialogProps {
  readonly sharing: Sharing;
  /** Null for a new one. */
  readonly link: ShareLink | null;
  readonly onClose: () => void;
}

const nameProblem = readable(readLinkName);
const slugProblem = readable(readLinkSlug);
const passwordProblem = readable(readReadPassword);
const readsProblem = readable(readMostReads);
const NEWEST = ['ul[aria-label="专属链接"] > li:last-child button'];

/** The fields that a refusal of the server is about. */
const FIELDS: Readonly<Record<string, string>> = {
  'bad-link-name': 'name',
  'bad-slug': 'slug',
  'link-taken': 'slug',
  'bad-read-password': 'password',
  'bad-link-end': 'expiresOn',
  'bad-most-reads': 'maxReads',
};

/** A named link (专属链接), a new one or a changed one. */
export function LinkDialog({ sharing, link, onClose }: LinkDialogProps) {
  const hadPassword = link?.hasPassword === 'Y';
  const form = useForm({
    start: {
      name: link?.name ?? '',
      slug: link?.slug ?? '',
      hasPassword: hadPassword,
      password: '',
      expiresOn: link?.expiresOn ?? '',
      maxReads: link?.maxReads ?? '',
    },
    check: ({ name, slug, hasPassword, password, maxReads }) => ({
      ...wrong('name', nameProblem(name)),
      ...wrong('slug', slugProblem(slug)),
      ...(hasPassword && (password !== '' || !hadPassword)
        ? wrong('password', passwordProblem(password))
        : {}),
      ...wrong('maxReads', readsProblem(maxReads)),
    }),
    refusedAt: ({ reason }) => FIELDS[reason],
  });
  const saving = useAct('OpusServiceMag.saveShareLink', {
    doneText: link === null ? '链接已建好' : '已保存',
    // Once more could be one link more, which the list would show.
    safe: '填写的内容都在。请看看列表里有没有这个链接，没有再试一次',
    onRead: onClose,
    onFailure: form.refused,
  });
  const { hasPassword } = form.values;
  const close = useLeaveDialog({
    isChanged: form.isChanged,
    loses: '填写的内容不会保存。',
    isBusy: saving.isBusy,
    onClose,
  });

  function save() {
    return form.send(({ hasPassword: isAsked, ...fields }) =>
      saving.run({
        ...fields,
        opusID: sharing.opusID,
        linkID: link?.ID ?? '',
        hasPassword: isAsked ? 'Y' : 'N',
        password: isAsked ? fields.password : '',
        isOn: link?.isOn ?? 'Y',
      }),
    );
  }

  return (
    <ActDialog
      title={link === null ? '新建专属链接' : '修改专属链接'}
      okText={link === null ? '建好链接' : '保存'}
      consequence="链接名称只有您看得到。每次打开都会记在这个链接下面。"
      act={saving}
      // The first one takes the button away that opened the dialog.
      {...(link === null ? { returnTo: NEWEST } : {})}
      onOk={save}
      onClose={close}
    >
      <TextField
        label="链接名称"
        field={form.of('name')}
        takesFocus
        maxLength={LINK_NAME_MAX}
        placeholder="例如：陆编辑，或：年会现场"
        onEnter={save}
      />
      <TextField
        label="链接地址"
        isOptional={link === null}
        field={form.of('slug')}
        maxLength={LINK_SLUG_LENGTH.max}
        prefix={location.host + readingPath('')}
        placeholder="不填就自动生成"
        onEnter={save}
      />
      <Checkbox checked={hasPassword} onChange={(event) => form.set({ hasPassword: event.target.checked })}>
        打开时要输入密码
      </Checkbox>
      {hasPassword ? (
        <PasswordField
          label={hadPassword ? '新的密码' : '密码'}
          isOptional={hadPassword}
          field={form.of('password')}
          autoComplete="new-password"
          maxLength={READ_PASSWORD_LENGTH.max}
          placeholder={hadPassword ? '不填就沿用原来的密码' : '4 到 32 个字符'}
          onEnter={save}
        />
      ) : null}
      <TextField label="有效期至（含当天）" isOptional type="date" field={form.of('expiresOn')} />
      <TextField
        label="最多打开几次"
        isOptional
        inputMode="numeric"
        maxLength={7}
        field={form.of('maxReads')}
        placeholder="不填就不限次数"
        onEnter={save}
      />
    </ActDialog>
  );
}

function wrong<Name extends string>(name: Name, problem: string | undefined): { [Each in Name]?: string } {
  return problem === undefined ? {} : ({ [name]: problem } as { [Each in Name]?: string });
}

import { Alert } from 'antd';
import { useState } from 'react';
import type { PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import type { Setting } from '../model/setting.ts';

const WORDS: Readonly<Record<PublicationStatus, string>> = {
  draft: '作品还没有发布：设置先保存着，发布后读者才看得到。',
  changed: '有未发布的修改：名称、简介、作者、封面和目录，读者看到的还是上次发布的；阅读方式和权限已经生效。',
  withdrawn: '作品已下架：设置先保存着，重新发布后读者才看得到。',
  published: '已发布，读者看到的就是现在的内容。',
};

/** What readers do not see yet (未发布的修改), and the way to show it; it stays to say that it was done. */
export function PublishNote({ setting: { opusID, status } }: { readonly setting: Setting }) {
  const [wasWaiting, setWasWaiting] = useState(status !== 'published');
  if (status === 'published' && !wasWaiting) return null;
  if (status !== 'published' && !wasWaiting) setWasWaiting(true);
  return (
    <Alert
      type={status === 'published' ? 'success' : 'warning'}
      showIcon
      role="note"
      title={WORDS[status]}
      action={<PublishButton {...{ opusID, status }} />}
    />
  );
}

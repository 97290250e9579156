import { ActionModal } from '#web/components/action-modal.tsx';
import type { Work } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';
import type { DialogProps } from './dialog-props.ts';

interface SharingDialogProps extends DialogProps {
  readonly kind: 'publish' | 'withdraw';
}

/** What others will see from then on. */
function seenAfter(kind: SharingDialogProps['kind'], { status }: Work): string {
  if (kind === 'withdraw') return '拿到链接的人会看到“作者已经停止分享这本书”；作品还在，随时可以再发布。';
  if (status === 'changed') return '拿到链接的人会读到现在的内容，不再是上次发布的；链接不变。';
  return '拿到链接的人都能读到现在的内容；之后的修改，再次发布才会让他们看到。';
}

/** 发布 and 下架. */
export function SharingDialog({ works, kind, onClose, onDone }: SharingDialogProps) {
  const [work] = works;
  const isEnding = kind === 'withdraw';
  const { act, isBusy, problem } = useAskedAction(mutations[kind], {
    said: isEnding ? '已下架' : '已发布',
    onDone,
    onForbidden: onClose,
  });
  if (work === undefined) return null;
  return (
    <ActionModal
      title={`${isEnding ? '下架' : '发布'}《${work.name}》？`}
      okText={isEnding ? '下架' : '发布'}
      loses={seenAfter(kind, work)}
      isEnding={isEnding}
      isBusy={isBusy}
      problem={problem}
      onOk={() => act(work)}
      onClose={onClose}
    />
  );
}

import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { AVATAR_LEAST_SIDE, AVATAR_MOST_BYTES } from '#contracts/rules/account/avatar.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Note, Row } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { type Crop, type Picture, squareOf, wholeCrop } from '../model/crop.ts';
import { type ChosenAvatar, sendAvatar } from '../own-files.ts';
import { CropStage } from './crop-stage.tsx';
import { FormDialog } from './form-dialog.tsx';

interface AvatarDialogProps {
  readonly hasOwn: boolean;
  readonly onDone: (address: string, words: string) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly address: string;
  readonly picture: Picture;
}

/** A picture changes the profile as saving it does. */
const UPLOAD = {
  operation: 'AccountServiceMag.saveProfile',
  call: (avatar: ChosenAvatar) => sendAvatar(avatar),
} as const;

const TYPES = 'image/jpeg,image/png,image/webp';

/** Changes the picture of the member (更换头像): chooses one and crops it to a square, or removes it. */
export function AvatarDialog({ hasOwn, onDone, onClose }: AvatarDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const onFailure = (error: CallError) => {
    setProblem(formProblem(error));
    return true;
  };
  const sending = useAct(UPLOAD, { onDone: (shown) => onDone(shown, '头像已更换'), onFailure });
  const removing = useAct('AccountServiceMag.removeAvatar', {
    onDone: ({ user_avatar }) => onDone(user_avatar, '已恢复默认头像'),
    onFailure,
  });
  const address = chosen?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem('');
    const read = await pictureIn(file);
    if (typeof read === 'string') {
      setProblem(read);
      return;
    }
    setChosen({ file, ...read });
    setCrop(wholeCrop(read.picture));
  }

  async function submit(): Promise<boolean> {
    if (!chosen || !crop) return false;
    setProblem('');
    return (await sending.run({ file: chosen.file, square: squareOf(chosen.picture, crop) })) !== null;
  }

  function remove(): void {
    setProblem('');
    void removing.run({});
  }

  return (
    <FormDialog
      title="更换头像"
      okText="保存头像"
      isDirty={chosen !== null}
      isReady={chosen !== null && !removing.isBusy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen && crop ? (
        <CropStage address={chosen.address} picture={chosen.picture} crop={crop} onCrop={setCrop} />
      ) : (
        <Note>
          选择一张照片，再决定显示哪一部分。支持 JPG、PNG、WebP，不超过 {sizeInWords(AVATAR_MOST_BYTES)}。
        </Note>
      )}
      <Row gap={8} align="stretch" wraps>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label="选择头像图片"
          className="only-read"
          tabIndex={-1}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{chosen ? '换一张' : '选择图片'}</Button>
        {hasOwn && !chosen ? (
          <Button type="link" loading={removing.isBusy} onClick={remove}>
            恢复默认头像
          </Button>
        ) : null}
      </Row>
    </FormDialog>
  );
}

/** The picture, or a sentence that says what is wrong with it. */
async function pictureIn(file: File): Promise<Omit<Chosen, 'file'> | string> {
  if (file.size > AVATAR_MOST_BYTES) {
    return `图片有 ${sizeInWords(file.size)}，最多 ${sizeInWords(AVATAR_MOST_BYTES)}`;
  }
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  const { naturalWidth: width, naturalHeight: height } = image;
  if (isRead && Math.min(width, height) >= AVATAR_LEAST_SIDE) return { address, picture: { width, height } };
  URL.revokeObjectURL(address);
  return isRead
    ? `图片太小，宽和高至少 ${AVATAR_LEAST_SIDE} 像素`
    : '图片无法读取，请换一张 JPG、PNG 或 WebP';
}

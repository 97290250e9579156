import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { AVATAR_LEAST_SIDE, AVATAR_MOST_BYTES } from '#contracts/rules/account/avatar.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { TYPED_IS_SAFE } from '#web/kit/form/problem.tsx';
import { Note, Row } from '#web/kit/layout/shapes.ts';
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
  const [unreadable, setUnreadable] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const sending = useAct(UPLOAD, {
    safe: TYPED_IS_SAFE,
    onDone: (shown) => onDone(shown, '头像已更换'),
  });
  const removing = useAct('AccountServiceMag.removeAvatar', {
    safe: TYPED_IS_SAFE,
    onDone: ({ user_avatar }) => onDone(user_avatar, '已恢复默认头像'),
  });
  const address = chosen?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    forget();
    const read = await pictureIn(file);
    if (typeof read === 'string') {
      setUnreadable(read);
      return;
    }
    setChosen({ file, ...read });
    setCrop(wholeCrop(read.picture));
  }

  /** The problem is that of the latest attempt. */
  function forget(): void {
    setUnreadable('');
    sending.setProblem('');
    removing.setProblem('');
  }

  function send(): void {
    forget();
    if (chosen && crop) void sending.run({ file: chosen.file, square: squareOf(chosen.picture, crop) });
  }

  function remove(): void {
    forget();
    void removing.run({});
  }

  return (
    <FormDialog
      title="更换头像"
      okText="保存头像"
      isChanged={chosen !== null}
      isReady={chosen !== null && !removing.isBusy}
      act={{ isBusy: sending.isBusy, problem: unreadable || sending.problem || removing.problem }}
      onSend={send}
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

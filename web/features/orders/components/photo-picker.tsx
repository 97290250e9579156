import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import { useId, useRef } from 'react';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { PHOTO_MOST_BYTES, PHOTOS_MAX } from '#contracts/rules/orders/order-photos.ts';
import { UnsupportedNote } from '#web/components/states/unsupported-state.tsx';
import { Box, Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './photo-picker.module.css';
import type { Photo, Photos } from './use-photos.ts';

interface PhotoPickerProps {
  readonly label: string;
  readonly photos: Photos;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Photos to go with a form (照片): chosen, seen, sent, taken away. */
export function PhotoPicker({
  label,
  photos: { photos, refused, isUnsupported, ...acts },
}: PhotoPickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (isUnsupported) {
    return (
      <Stack gap={6}>
        <Text weight={600}>{label}</Text>
        <UnsupportedNote />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <Text id={id} weight={600}>
        {label}
      </Text>
      <Stack as="ul" gap={8} className={styles.photos}>
        {photos.map((photo, place) => (
          <OnePhoto
            key={photo.key}
            photo={photo}
            no={place + 1}
            onRemove={() => {
              acts.remove(photo);
              field.current?.parentElement?.querySelector('button')?.focus();
            }}
            onAgain={() => acts.again(photo)}
          />
        ))}
        {photos.length < PHOTOS_MAX ? (
          <li>
            <Stack
              as="button"
              type="button"
              bare
              size={12}
              tone="muted"
              gap={4}
              items="center"
              className={styles.add}
              onClick={() => field.current?.click()}
            >
              <PlusOutlined aria-hidden="true" />
              添加照片
            </Stack>
          </li>
        ) : null}
      </Stack>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label="选择照片"
        onChange={({ target }) => {
          void acts.add([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken away.
          target.value = '';
        }}
      />
      <Muted size={12}>
        JPG、PNG 或 WebP，最多 {PHOTOS_MAX} 张，每张最大 {sizeInWords(PHOTO_MOST_BYTES)}；只有您和客服能看到。
      </Muted>
      {refused.length > 0 ? (
        <Text as="ul" tone="seal" breaks role="alert">
          {refused.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Text>
      ) : null}
    </Stack>
  );
}

interface OnePhotoProps {
  readonly photo: Photo;
  readonly no: number;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
}

function OnePhoto({ photo, no, onRemove, onAgain }: OnePhotoProps) {
  const { preview, share, name, problem } = photo;
  const isOnItsWay = name === '' && problem === '';
  const percent = Math.round(share * 100);
  return (
    <Box as="li" ground="paper-deep" className={styles.photo} data-wrong={problem !== ''}>
      <img src={preview} alt={`照片 ${no}`} />
      {isOnItsWay ? (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={`照片 ${no} 上传进度`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          {percent}%
        </span>
      ) : null}
      {problem === '' ? null : (
        <Text tone="seal" className={styles.problem} role="alert">
          {problem}
          <Box
            type="button"
            as="button"
            padX={8}
            tone="ink"
            className={styles.again}
            aria-label={`重新上传照片 ${no}`}
            onClick={onAgain}
          >
            <RedoOutlined aria-hidden="true" /> 重试
          </Box>
        </Text>
      )}
      <Stack
        type="button"
        as="button"
        size={12}
        radius="control"
        tone="text"
        className={styles.remove}
        aria-label={`移除照片 ${no}`}
        onClick={onRemove}
      >
        <CloseOutlined aria-hidden="true" />
      </Stack>
    </Box>
  );
}

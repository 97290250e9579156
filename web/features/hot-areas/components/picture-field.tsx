import { useQuery } from '@tanstack/react-query';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { sourceOf } from '#web/features/editor/model/photos.ts';
import { UploadLine } from '#web/features/editor/panels/upload-line.tsx';
import { ACCEPTED_PICTURES, usePhotoUpload } from '#web/features/editor/panels/use-photo-upload.ts';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Box, Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';

interface PictureFieldProps {
  readonly opusID: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
}

/** Which of the member's own pictures comes up (弹图). */
export function PictureField({ opusID, source, onChange }: PictureFieldProps) {
  const query = useQuery(ask('OpusServiceMag.getPhotos', { opusID }));
  const upload = usePhotoUpload(([first]) => {
    if (first) onChange(sourceOf(first));
  });
  return (
    <Stack gap={8} {...shows('OpusServiceMag.getPhotos')}>
      <Row gap={8} justify="between">
        <Note size="12-20">{source === '' ? '选一张自己的图片' : '点了以后弹出这张图片'}</Note>
        <FileButton
          size="small"
          text="上传图片"
          accept={ACCEPTED_PICTURES}
          isMany={false}
          loading={upload.progress !== null}
          onFiles={(files) => void upload.bring(files)}
        />
      </Row>
      <UploadLine upload={upload} />
      <Answer query={query} what="照片" safe="热区照常编辑，照片请稍后重试。">
        {({ list }) =>
          list.length === 0 ? (
            <Note size="12-20">还没有图片，上传一张吧。</Note>
          ) : (
            <Row as="ul" gap={8} wraps aria-label="图片" style={{ maxHeight: 200, overflow: 'auto' }}>
              {list.map((photo, at) => {
                const name = photo.name || `图片 ${at + 1}`;
                const isChosen = sourceOf(photo) === source;
                return (
                  <li key={photo.photo}>
                    <Box
                      as="button"
                      type="button"
                      bare
                      radius="control"
                      title={name}
                      aria-label={name}
                      aria-pressed={isChosen}
                      style={isChosen ? { boxShadow: '0 0 0 3px var(--ink)' } : undefined}
                      onClick={() => onChange(sourceOf(photo))}
                    >
                      <img
                        src={sourceAddress(sourceOf(photo), true)}
                        alt=""
                        loading="lazy"
                        width={64}
                        height={64}
                        style={{ objectFit: 'cover', display: 'block' }}
                      />
                    </Box>
                  </li>
                );
              })}
            </Row>
          )
        }
      </Answer>
    </Stack>
  );
}

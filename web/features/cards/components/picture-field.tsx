import { Button } from 'antd';
import { useRef } from 'react';
import type { Privacy } from '#contracts/rules/cards/card-content.ts';
import { CARD_PICTURE_MOST_BYTES } from '#contracts/rules/cards/card-pictures.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Card } from '../model/cards.ts';
import { squarePicture } from '../model/square-picture.ts';
import { type CardPicture, sendPicture } from '../upload-picture.ts';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';

interface PictureFieldProps {
  readonly cardID: string;
  readonly picture: CardPicture;
  readonly label: string;
  /** Empty where there is none. */
  readonly path: string;
  readonly privacy: Privacy;
  readonly onPrivacy: (privacy: Privacy) => void;
  readonly onUploaded: (card: Card) => void;
  readonly onRemove: () => void;
}

/** A picture changes its card as saving the card does. */
const UPLOAD = { operation: 'CardServiceMag.saveCard', call: sendPicture } as const;

/** A picture of the card (头像照片、微信二维码), uploaded as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { cardID, picture, label, path, privacy } = props;
  const field = useRef<HTMLInputElement>(null);
  const { run, isBusy, problem, setProblem } = useAct(UPLOAD, { onDone: props.onUploaded });

  async function upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem('');
    const file = picture === 'photo' ? await squarePicture(chosen) : chosen;
    const size = sizeInWords(file.size);
    if (file.size <= CARD_PICTURE_MOST_BYTES) await run({ cardID, picture, file });
    else setProblem(`这张图片有 ${size}，最大 ${sizeInWords(CARD_PICTURE_MOST_BYTES)}`);
  }

  const isRound = picture === 'photo';
  return (
    <Stack gap={6} shrinks>
      <Text weight={600}>{label}</Text>
      <Row gap={12}>
        {path === '' ? (
          <Stack
            as="span"
            align="center"
            items="center"
            tone="muted"
            className={styles.noImage}
            data-round={isRound}
            aria-hidden="true"
          >
            无
          </Stack>
        ) : (
          <img className={styles.image} data-round={isRound} src={path} alt={label} />
        )}
        <Stack gap={8} items="start" className={styles.pictureActs}>
          <Row gap={4} align="stretch" wraps>
            <Button size="small" loading={isBusy} onClick={() => field.current?.click()}>
              {path === '' ? '上传' : '更换'}
            </Button>
            {path === '' ? null : (
              <Button size="small" type="text" onClick={props.onRemove}>
                移除
              </Button>
            )}
          </Row>
          <PrivacySelect of={label} privacy={privacy} onChange={props.onPrivacy} />
        </Stack>
      </Row>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={`选择${label}`}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </Stack>
  );
}

import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { Privacy } from '#contracts/rules/cards/card-content.ts';
import { CARD_PICTURE_MOST_BYTES } from '#contracts/rules/cards/card-pictures.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Card } from '../api.ts';
import { squarePicture } from '../model/square-picture.ts';
import { mutations } from '../mutations.ts';
import type { CardPicture } from '../upload-picture.ts';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';

interface PictureFieldProps {
  readonly cardID: string;
  readonly picture: CardPicture;
  readonly label: string;
  /** Where it is seen; empty where there is none. */
  readonly path: string;
  readonly privacy: Privacy;
  readonly onPrivacy: (privacy: Privacy) => void;
  readonly onBrought: (card: Card) => void;
  readonly onRemove: () => void;
}

/** A picture of the card (头像照片、微信二维码), brought as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { cardID, picture, label, path, privacy } = props;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { run, isBusy } = useAction(mutations.bring);

  async function bring(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem('');
    const file = picture === 'photo' ? await squarePicture(chosen) : chosen;
    if (file.size > CARD_PICTURE_MOST_BYTES) {
      setProblem(`这张图片有 ${sizeInWords(file.size)}，最大 ${sizeInWords(CARD_PICTURE_MOST_BYTES)}`);
      return;
    }
    const outcome = await run({ cardID, picture, file });
    if (outcome === null) return;
    if (outcome.ok) props.onBrought(outcome.value);
    else setProblem(outcome.error.message);
  }

  const isRound = picture === 'photo';
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.picture}>
        {path === '' ? (
          <span className={styles.noImage} data-round={isRound} aria-hidden="true">
            无
          </span>
        ) : (
          <img className={styles.image} data-round={isRound} src={path} alt={label} />
        )}
        <div className={styles.pictureActs}>
          <div className={styles.acts}>
            <Button size="small" loading={isBusy} onClick={() => field.current?.click()}>
              {path === '' ? '上传' : '更换'}
            </Button>
            {path === '' ? null : (
              <Button size="small" type="text" onClick={props.onRemove}>
                移除
              </Button>
            )}
          </div>
          <PrivacySelect of={label} privacy={privacy} onChange={props.onPrivacy} />
        </div>
      </div>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={`选择${label}`}
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

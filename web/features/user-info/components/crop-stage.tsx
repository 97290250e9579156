import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { afterKey, type Crop, kept, lyingBehind, moved, type Picture, zoomMax } from '../model/crop.ts';
import styles from './avatar-dialog.module.css';

interface CropStageProps {
  readonly address: string;
  readonly picture: Picture;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

const STEP = 0.05;
const WHEEL = 0.999;

/** Where the picture is cut to a square (裁剪): dragged, moved by the arrow keys, zoomed by wheel, keys or slider. */
export function CropStage({ address, picture, crop, onCrop }: CropStageProps) {
  const helpId = useId();
  const last = useRef<readonly [number, number] | null>(null);
  const lies = lyingBehind(picture, crop);

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (last.current === null) return;
    const [x, y] = last.current;
    const { clientWidth } = event.currentTarget;
    last.current = [event.clientX, event.clientY];
    onCrop(moved(picture, crop, [(x - event.clientX) / clientWidth, (y - event.clientY) / clientWidth]));
  }

  function press(event: KeyboardEvent): void {
    const next = afterKey(picture, crop, event.key);
    if (next === null) return;
    event.preventDefault();
    onCrop(next);
  }

  const image = <img src={address} alt="" style={lies} draggable={false} />;
  return (
    <Stack gap={24} align="start" className={styles.crop}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is a picture that is moved by keys. */}
      <div
        className={styles.stage}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
        tabIndex={0}
        aria-label="裁剪头像"
        aria-describedby={helpId}
        onKeyDown={press}
        onWheel={(event) => onCrop(kept(picture, { ...crop, zoom: crop.zoom * WHEEL ** event.deltaY }))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = [event.clientX, event.clientY];
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        {image}
      </div>
      <Stack gap={16} items="center" className={styles.side} aria-hidden="true">
        <div className={styles.preview}>{image}</div>
        <div className={`${styles.preview} ${styles.small}`}>{image}</div>
      </Stack>
      <Row as="label" gap={12} spans tone="muted" className={styles.zoom}>
        缩放
        <input
          type="range"
          min={1}
          max={zoomMax(picture)}
          step={STEP}
          value={crop.zoom}
          disabled={zoomMax(picture) === 1}
          onChange={(event) => onCrop(kept(picture, { ...crop, zoom: Number(event.target.value) }))}
        />
      </Row>
      <Note id={helpId}>拖动图片，或用方向键移动、加减键缩放。</Note>
    </Stack>
  );
}

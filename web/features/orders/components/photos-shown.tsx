import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { pageAfterKey } from '../model/page-keys.ts';
import styles from './photos-shown.module.css';

/** Wide enough for a photo to be judged by. */
const WIDTH = 960;

interface PhotosShownProps {
  /** A backend may have none to tell of. */
  readonly photos: readonly string[] | undefined;
}

/** Photos that were sent (照片), small; each opens large, with its neighbours beside it. */
export function PhotosShown({ photos = [] }: PhotosShownProps) {
  const [no, setNo] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  if (photos.length === 0) return null;

  function turnByKey(event: KeyboardEvent): void {
    const next = pageAfterKey(event.key, no, photos.length);
    if (next !== null) setNo(next);
  }

  return (
    <>
      <Row as="ul" gap={8} align="stretch" wraps above={8} aria-label="照片">
        {photos.map((path, place) => (
          <li key={path}>
            <button
              type="button"
              className={styles.small}
              aria-label={`看大图：照片 ${place + 1}`}
              onClick={() => {
                setNo(place + 1);
                setIsOpen(true);
              }}
            >
              <img src={`${path}?size=small`} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </Row>
      <Modal
        open={isOpen}
        centered
        title={`照片 ${no} / ${photos.length}`}
        width={WIDTH}
        footer={null}
        onCancel={() => setIsOpen(false)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same; the keys are a shorter way */}
        <div className={styles.large} onKeyDown={turnByKey}>
          <img src={photos[no - 1]} alt={`照片 ${no}`} />
          {photos.length > 1 ? (
            <Row gap={12} align="stretch">
              <Button
                icon={<LeftOutlined aria-hidden="true" />}
                aria-label="上一张"
                disabled={no <= 1}
                onClick={() => setNo(no - 1)}
              />
              <Button
                icon={<RightOutlined aria-hidden="true" />}
                aria-label="下一张"
                disabled={no >= photos.length}
                onClick={() => setNo(no + 1)}
              />
            </Row>
          ) : null}
        </div>
      </Modal>
    </>
  );
}

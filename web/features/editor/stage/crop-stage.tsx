import type { KeyboardEvent } from 'react';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { panned, zoomed, zoomOf } from '#contracts/rules/pages/edits/pictures.ts';
import { rotated } from '#contracts/rules/pages/geometry/point.ts';
import { picturePlace } from '#contracts/rules/pages/picture-place.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { Picture } from '#web/page/picture.tsx';
import { px } from '#web/page/scale.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';
import { startDrag } from './start-drag.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOM_STEP = 1.1;

interface CropStageProps {
  readonly element: ImageElement;
  readonly pxPerMm: number;
}

/** A picture that is moved within its frame (裁剪): all of it is seen, what is cut off faintly. */
export function CropStage({ element, pxPerMm }: CropStageProps) {
  const { store } = useEditing();
  const page = useEditorState((state) => state.page);
  const document = useEditorState((state) => state.document);
  const ids = new Set([element.id]);
  const changed = (change: (picture: ImageElement) => ImageElement) => (before: typeof document) =>
    withElements(before, page, ids, (each) => (each.kind === 'image' ? change(each) : each));
  const edit = (change: (picture: ImageElement) => ImageElement) =>
    store.edit(changed(change), { like: `crop ${element.id}` });

  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const [x, y] = arrow;
      edit((picture) => panned(picture, x, y));
    } else if (event.key === '+' || event.key === '=')
      edit((picture) => zoomed(picture, zoomOf(picture) * ZOOM_STEP));
    else if (event.key === '-') edit((picture) => zoomed(picture, zoomOf(picture) / ZOOM_STEP));
    else if (event.key === 'Enter' || event.key === 'Escape') store.goInside(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { whole } = picturePlace(element);
  const turn = element.turn ?? 0;
  return (
    <>
      <div
        className={`page-sheet ${styles.layer}`}
        style={{ width: px(document.widthMm), height: px(document.heightMm) }}
      >
        <Picture element={element} isSmall={false} />
      </div>
      <div className={styles.whole} style={{ ...overPage(element) }} aria-hidden="true">
        <img
          src={sourceAddress(element.source, false)}
          alt=""
          draggable={false}
          style={overPage({ ...whole, x: whole.x - element.x, y: whole.y - element.y })}
        />
      </div>
      <button
        type="button"
        className={styles.crop}
        style={overPage(element)}
        aria-label="裁剪图片：方向键移动，加号和减号缩放，回车完成"
        // biome-ignore lint/a11y/noAutofocus: it was opened for the keyboard, too
        autoFocus
        onKeyDown={press}
        onDoubleClick={() => store.goInside(null)}
        onPointerDown={(event) =>
          startDrag(event, {
            onMove: (by) => {
              const { x, y } = rotated({ x: by.x / pxPerMm, y: by.y / pxPerMm }, { x: 0, y: 0 }, -turn);
              store.tryOut(changed((picture) => panned(picture, x, y)));
            },
            onDrop: store.keep,
            onCancel: store.giveUp,
          })
        }
      />
    </>
  );
}

import type { TextElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { px } from '#web/page/scale.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import { PlainText } from './plain-text.tsx';
import styles from './stage.module.css';

/** A text while it is written, in its place on the page. */
export function TextStage({ element }: { readonly element: TextElement }) {
  const { store } = useEditing();
  const { document, page } = useEditorState();
  const { id } = element;
  return (
    <div
      className={`page-sheet ${styles.layer}`}
      style={{ width: px(document.widthMm), height: px(document.heightMm) }}
    >
      <PlainText
        key={id}
        element={element}
        heightMm={document.heightMm}
        label="文字内容"
        onChange={(next) =>
          store.edit(
            (before) =>
              withElements(before, page, new Set([id]), (each) =>
                each.kind === 'text' ? { ...each, ...next } : each,
              ),
            { like: `text ${id}` },
          )
        }
        onLeave={() => store.goInside(null)}
      />
    </div>
  );
}

import { useRef, useState } from 'react';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import type { RangeLook } from '#contracts/rules/pages/spans.ts';
import { px } from '#web/page/scale.ts';
import { TextEditing, type TextEditingHandle } from '#web/text-edit/text-editing.tsx';
import { useEditing, useEditorState } from '../model/editing.ts';
import styles from './stage.module.css';
import { TextLooks } from './text-looks.tsx';

/** A text while it is written, in its place on the page, with the looks of the chosen words above it. */
export function TextStage({ element }: { readonly element: TextElement }) {
  const { store } = useEditing();
  const page = useEditorState((state) => state.page);
  const { widthMm, heightMm } = useEditorState((state) => state.document);
  const text = useRef<TextEditingHandle>(null);
  const [look, setLook] = useState<RangeLook>({});
  const { id } = element;
  return (
    <>
      <div className={`page-sheet ${styles.layer}`} style={{ width: px(widthMm), height: px(heightMm) }}>
        <TextEditing
          key={id}
          ref={text}
          element={element}
          label="文字内容"
          onChange={(next) =>
            store.edit(
              (before) =>
                withElements(before, page, new Set([id]), (each) => {
                  if (each.kind !== 'text') return each;
                  const { spans: _spans, ...rest } = each;
                  return { ...rest, ...next };
                }),
              { like: `text ${id}` },
            )
          }
          onLeave={() => store.goInside(null)}
          onLook={setLook}
        />
      </div>
      <TextLooks element={element} look={look} onApply={(change) => text.current?.apply(change)} />
    </>
  );
}

import { Button, Drawer, Input } from 'antd';
import type { Id } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import { shownPage } from '../model/editor-store.ts';
import { withText } from '../model/with-text.ts';

interface PhoneTextProps {
  /** The text that is written; null for none. */
  readonly id: Id | null;
  readonly onClose: () => void;
}

/** The words of one text in a sheet from below: on a phone a page is too small to write on. */
export function PhoneText({ id, onClose }: PhoneTextProps) {
  const { store } = useEditing();
  const state = useEditorState();
  const element = shownPage(state)?.elements.find((each) => each.id === id);
  const text = element?.kind === 'text' ? element.text : '';
  return (
    <Drawer
      open={id !== null}
      placement="bottom"
      size="auto"
      title="编辑文字"
      onClose={onClose}
      destroyOnHidden
    >
      <Stack gap={12}>
        <Input.TextArea
          autoFocus
          autoSize={{ minRows: 3, maxRows: 8 }}
          aria-label="文字内容"
          value={text}
          onChange={({ target }) => {
            if (id === null) return;
            store.edit(
              (document) =>
                withElements(document, state.page, new Set([id]), (each) =>
                  each.kind === 'text' ? withText(each, target.value) : each,
                ),
              { like: `text ${id}` },
            );
          }}
        />
        <Button type="primary" block onClick={onClose}>
          完成
        </Button>
      </Stack>
    </Drawer>
  );
}

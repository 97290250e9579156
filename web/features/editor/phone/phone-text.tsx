import { Button, Drawer, Input } from 'antd';
import type { Id, TextElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { spliced } from '#contracts/rules/pages/spans.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useEditing, useShown } from '../model/editing.ts';

interface PhoneTextProps {
  /** The text that is written; null for none. */
  readonly id: Id | null;
  readonly onClose: () => void;
}

/** The words of one text in a sheet from below: on a phone a page is too small to write on. */
export function PhoneText({ id, onClose }: PhoneTextProps) {
  const { store } = useEditing();
  const { page } = useShown();
  const element = page?.elements.find((each) => each.id === id);
  const text = element?.kind === 'text' ? element.text : '';

  function write(words: string): void {
    if (id === null || !page) return;
    store.edit(
      (document) =>
        withElements(document, page.id, new Set([id]), (each) =>
          each.kind === 'text' ? withWords(each, words) : each,
        ),
      { like: `text ${id}` },
    );
  }

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
          onChange={({ target }) => write(target.value)}
        />
        <Button type="primary" block onClick={onClose}>
          完成
        </Button>
      </Stack>
    </Drawer>
  );
}

/** A text with other words: looks stay where the words did. */
function withWords(element: TextElement, words: string): TextElement {
  const { text, spans: _spans, ...rest } = element;
  const shorter = Math.min(text.length, words.length);
  let from = 0;
  while (from < shorter && text[from] === words[from]) from += 1;
  let behind = 0;
  while (behind < shorter - from && text.at(-1 - behind) === words.at(-1 - behind)) behind += 1;
  const inserted = words.slice(from, words.length - behind);
  return { ...rest, ...spliced(element, from, text.length - behind, inserted) };
}

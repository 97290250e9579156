import { Button, Input, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { type Action, GROUPS, tryAction } from '../actions/action.ts';
import { ACTIONS } from '../actions/index.ts';
import { ARROW_MM, keyWords } from '../actions/keys.ts';
import { opened, useEditing } from '../model/editing.ts';

/** Every action, found by its name (查找操作). */
export function Palette() {
  const editing = useEditing();
  const [words, setWords] = useState('');
  const field = useRef<InputRef>(null);
  useFocusReturn();
  const close = () => opened(editing.open, { dialog: null });
  const found = ACTIONS.filter(({ title, group }) => `${group}${title}`.includes(words.trim()));
  const first = found.find((action) => action.when(editing) === true);

  function choose(action: Action): void {
    close();
    tryAction(action, editing);
  }

  return (
    <Modal
      open
      title="查找操作"
      footer={null}
      onCancel={close}
      // The dialog takes the focus itself while it opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <Input
        ref={field}
        aria-label="操作的名称"
        placeholder="例如：对齐、插入、上移"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onPressEnter={() => first && choose(first)}
      />
      <Stack as="ul" above={8} aria-label="操作">
        {found.map((action) => (
          <Entry key={action.id} action={action} onChoose={() => choose(action)} />
        ))}
      </Stack>
      {found.length === 0 ? <Muted as="p">没有这个操作</Muted> : null}
    </Modal>
  );
}

function Entry({ action, onChoose }: { readonly action: Action; readonly onChoose: () => void }) {
  const when = action.when(useEditing());
  const [key] = action.keys ?? [];
  const note = typeof when === 'string' ? when : key ? keyWords(key) : '';
  return (
    <Row as="li" justify="between" gap={8}>
      <Button type="text" disabled={when !== true} onClick={onChoose}>
        {action.title}
      </Button>
      <Muted size={12}>{note}</Muted>
    </Row>
  );
}

const ARROWS = [
  ['← ↑ → ↓', `移动选中的元素 ${ARROW_MM.plain} 毫米`],
  ['Shift + 方向键', `移动 ${ARROW_MM.shift} 毫米`],
  ['Alt + 方向键', `移动 ${ARROW_MM.alt} 毫米`],
  ['Tab', '依次到下一个元素，日历的日子算一个'],
  ['日历里的方向键', '从一天到另一天，回车选中这一天'],
  ['Alt + 点击', '选择下面一层的元素'],
] as const;

/** The keys of all actions (快捷键). */
export function HelpSheet() {
  const { open } = useEditing();
  useFocusReturn();
  const keyed = ACTIONS.flatMap(({ title, group, keys: [key] = [] }) => (key ? [{ title, group, key }] : []));
  return (
    <Modal open title="快捷键" footer={null} onCancel={() => opened(open, { dialog: null })}>
      <Stack gap={16}>
        {GROUPS.filter((group) => keyed.some((each) => each.group === group)).map((group) => (
          <Stack key={group} gap={4}>
            <Text as="h3">{group}</Text>
            {keyed
              .filter((each) => each.group === group)
              .map(({ title, key }) => (
                <Line key={title} title={title} keys={keyWords(key)} />
              ))}
          </Stack>
        ))}
        <Stack gap={4}>
          <Text as="h3">移动</Text>
          {ARROWS.map(([keys, title]) => (
            <Line key={keys} title={title} keys={keys} />
          ))}
        </Stack>
      </Stack>
    </Modal>
  );
}

function Line({ title, keys }: { readonly title: string; readonly keys: string }) {
  return (
    <Row justify="between" gap={8}>
      {title}
      <Muted>{keys}</Muted>
    </Row>
  );
}

import { Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Entry } from '../model/setting.ts';

/** An entry that stays the same one while it moves. */
export interface KeyedEntry extends Entry {
  readonly key: number;
}

interface TocRowProps {
  readonly entry: KeyedEntry;
  readonly problem: string;
  readonly handle: ReactNode;
  readonly onChange: (entry: KeyedEntry) => void;
  /** It is looked at. */
  readonly onEnter: () => void;
  readonly onAdd: () => void;
  readonly onMove: (direction: 1 | -1) => void;
  readonly onIndent: (direction: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onDrag: () => void;
  /** Also where it was called off. */
  readonly onDragEnd: () => void;
  readonly onDrop: () => void;
}

const INDENT_PX = 20;

/** An entry of the table of contents: its title, its page, and what moves it. */
export function TocRow(props: TocRowProps) {
  const { entry, problem, handle, onChange } = props;
  const { title, level, page } = entry;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const named = title.trim() === '' ? '没有标题的一条' : title;
  const status = problem === '' ? ('' as const) : ('error' as const);
  const told = {
    status,
    'aria-invalid': problem !== '',
    'aria-describedby': problem === '' ? undefined : id,
  };

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    const act = event.altKey ? KEYS[event.key] : undefined;
    if (act) {
      event.preventDefault();
      act(props);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      props.onAdd();
    }
  }

  return (
    <Stack
      as="li"
      gap={2}
      style={{
        paddingLeft: `min(${(level - 1) * INDENT_PX}px, 24%)`,
        boxShadow: isOver ? '0 -2px 0 var(--ink)' : undefined,
      }}
      onFocus={props.onEnter}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => {
        setIsOver(false);
        props.onDrop();
      }}
    >
      <Row gap={8}>
        <Text
          tone="muted"
          draggable
          aria-hidden="true"
          off="phone"
          style={{ cursor: 'grab' }}
          title="拖动换位置"
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', title);
            event.dataTransfer.effectAllowed = 'move';
            const row = event.currentTarget.closest('li');
            if (row) event.dataTransfer.setDragImage(row, 0, 0);
            props.onDrag();
          }}
          onDragEnd={props.onDragEnd}
        >
          {handle}
        </Text>
        <Input
          {...told}
          data-part="title"
          value={title}
          maxLength={DOCUMENT_LIMITS.titleLength}
          aria-label={`第 ${level} 级标题`}
          placeholder="标题"
          onChange={(event) => onChange({ ...entry, title: event.target.value })}
          onKeyDown={onKey}
        />
        <Input
          {...told}
          data-part="page"
          value={page || ''}
          inputMode="numeric"
          aria-label={`「${named}」的页码`}
          style={{ width: 72, flex: 'none' }}
          onChange={(event) =>
            onChange({ ...entry, page: Number(event.target.value.replaceAll(/\D/g, '').slice(0, 5)) })
          }
          onKeyDown={onKey}
        />
        <ActionMenu
          title={named}
          label={`「${named}」的更多操作`}
          opener="更多"
          items={MENU}
          onChoose={(key) => ACTS[key](props)}
        />
      </Row>
      {problem === '' ? null : (
        <Text id={id} role="alert" tone="seal" size="12-20">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

type Act = (props: TocRowProps) => void;

const ACTS = {
  up: (props) => props.onMove(-1),
  down: (props) => props.onMove(1),
  deeper: (props) => props.onIndent(1),
  higher: (props) => props.onIndent(-1),
  add: (props) => props.onAdd(),
  remove: (props) => props.onRemove(),
} as const satisfies Record<string, Act>;

const KEYS: Readonly<Record<string, Act>> = {
  ArrowUp: ACTS.up,
  ArrowDown: ACTS.down,
  ArrowRight: ACTS.deeper,
  ArrowLeft: ACTS.higher,
};

const MENU: { key: keyof typeof ACTS; label: string; isEnding?: boolean }[] = [
  { key: 'up', label: '上移' },
  { key: 'down', label: '下移' },
  { key: 'deeper', label: '降一级' },
  { key: 'higher', label: '升一级' },
  { key: 'add', label: '在后面添加一条' },
  { key: 'remove', label: '删除', isEnding: true },
];

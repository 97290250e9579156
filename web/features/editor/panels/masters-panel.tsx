import { Button } from 'antd';
import {
  changeField,
  FIELD_NAMES,
  FIELD_SIZES,
  type FieldPlace,
  fieldsOf,
  type RunningField,
  removeField,
} from '#contracts/rules/layouts/running-fields.ts';
import type { Master } from '#contracts/rules/pages/document.ts';
import { applyMaster, innerPages, removeMaster, usesOfMaster } from '#contracts/rules/pages/edits/masters.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useAround, useEditing, useEditorState, useShown } from '../model/editing.ts';
import { pageWords } from '../model/role-words.ts';
import { ActionButton } from './action-button.tsx';
import { ChoiceField, ColorField, NumberField } from './fields.tsx';
import { PT_PER_MM } from './look-of.tsx';
import styles from './panels.module.css';
import { SidePanel } from './side-panel.tsx';

/** What several pages share (母版): page numbers and running titles, and which pages have them. */
export function MastersPanel({ onClose }: { readonly onClose?: () => void }) {
  const { store } = useEditing();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const document = useEditorState((state) => state.document);
  const { page } = useShown();
  const { masters = [], pages } = document;
  return (
    <SidePanel name="母版" title={onClose && '母版'} onClose={onClose}>
      <Row gap={8} wraps>
        <ActionButton id="add-field-page" type="default" />
        <ActionButton id="add-field-title" type="default" />
      </Row>
      <Note size={12}>
        每一页都印在同一个位置，左右页对称，封面、封底和封二、封三不带；页面上原有的页码和书名由它代替。
      </Note>
      {masters.length === 0 ? <EmptyState text="还没有母版。加上页码或书名，所有内页一次就都有了。" /> : null}
      {masters.length > 0 && page ? (
        <ChoiceField
          label={`${pageWords(page, pages.indexOf(page) + 1, document)}的母版`}
          value={page.master ?? ''}
          choices={[['', '不用母版'], ...masters.map(({ id, name }) => [id, nameOf(name)] as const)]}
          isDisabled={isReadOnly}
          onChange={(id) =>
            store.edit((before) => applyMaster(before, new Set([page.id]), id === '' ? null : id))
          }
        />
      ) : null}
      {masters.map((master) => (
        <MasterFacts key={master.id} master={master} isFixed={isReadOnly} />
      ))}
    </SidePanel>
  );
}

function nameOf(name: string): string {
  return name.trim() === '' ? '未命名' : name;
}

interface MasterFactsProps {
  readonly master: Master;
  readonly isFixed: boolean;
}

function MasterFacts({ master, isFixed }: MasterFactsProps) {
  const { store } = useEditing();
  const document = useEditorState((state) => state.document);
  const { id, name } = master;
  const inner = innerPages(document);
  const isOnAll = inner.every((page) => page.master === id);
  const apply = (to: string | null) =>
    store.edit((before) => applyMaster(before, new Set(inner.map((page) => page.id)), to));
  return (
    <Stack as="section" gap={12} columns="one" ruled="top" padY={12} aria-label={`母版 ${nameOf(name)}`}>
      <Row justify="between" gap={8}>
        <Text as="h3" weight={600} breaks>
          {nameOf(name)}
        </Text>
        <Muted size={12} digits nowrap>
          {usesOfMaster(document, id)} 页在用
        </Muted>
      </Row>
      {fieldsOf(master, document).map((field) => (
        <FieldLook key={field.fills} id={id} field={field} isFixed={isFixed} />
      ))}
      <Row gap={8} wraps>
        <Button size="small" disabled={isFixed || isOnAll || inner.length === 0} onClick={() => apply(id)}>
          用于全部内页
        </Button>
        <Button size="small" disabled={isFixed} onClick={() => store.edit((now) => removeMaster(now, id))}>
          删除母版
        </Button>
      </Row>
    </Stack>
  );
}

const PLACES: readonly (readonly [FieldPlace, string])[] = [
  ['foot-outer', '页脚外侧'],
  ['foot-center', '页脚居中'],
  ['head-outer', '页眉外侧'],
  ['head-center', '页眉居中'],
];

interface FieldLookProps {
  readonly id: Master['id'];
  readonly field: RunningField;
  readonly isFixed: boolean;
}

function FieldLook({ id, field, isFixed }: FieldLookProps) {
  const { store } = useEditing();
  const { fills, size, color, place } = field;
  const name = FIELD_NAMES[fills];
  const set = (change: Partial<RunningField>) =>
    store.edit((before) => changeField(before, id, { ...field, ...change }), {
      like: `field ${id} ${fills} ${Object.keys(change)}`,
    });
  return (
    <Stack gap={8} columns="one" role="group" aria-label={name}>
      <Row justify="between">
        <Text>{name}</Text>
        <Button
          type="text"
          size="small"
          disabled={isFixed}
          aria-label={`去掉${name}`}
          onClick={() => store.edit((before) => removeField(before, id, fills))}
        >
          去掉
        </Button>
      </Row>
      <Stack gap={8} className={styles.pairs}>
        <ChoiceField
          label="位置"
          value={place}
          choices={PLACES}
          isDisabled={isFixed}
          onChange={(next) => set({ place: next })}
        />
        <NumberField
          label="字号"
          value={size * PT_PER_MM}
          unit="pt"
          min={Math.ceil(FIELD_SIZES.least * PT_PER_MM)}
          max={Math.floor(FIELD_SIZES.most * PT_PER_MM)}
          isDisabled={isFixed}
          onChange={(points) => set({ size: points / PT_PER_MM })}
        />
      </Stack>
      <ColorField label="颜色" value={color} isDisabled={isFixed} onChange={(next) => set({ color: next })} />
    </Stack>
  );
}

import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import { memo, type ReactNode } from 'react';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { tryAction } from '../actions/action.ts';
import { actionOf } from '../actions/index.ts';
import { type Side, useAnswer, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { ActionButton, type ActionButtonProps } from './action-button.tsx';

const MORE = [
  ...['stickers', 'add-ellipse', 'add-line', 'add-code', 'add-link', 'paste', 'select-all', 'find'],
  ...[
    'masters',
    'story',
    'areas',
    'rename',
    'open-file',
    'save-file',
    'rulers',
    'guides',
    'cover-view',
    'palette',
    'help',
  ],
];
/** Where nothing is moved freely, and there are no keys. */
const MORE_ON_PHONE = ['rename', 'cover-view', 'find', 'masters', 'open-file', 'save-file'];

const LEAST_NAME_PX = 250;

interface ToolbarProps {
  readonly name: string;
  /** How far the saving is. */
  readonly save: ReactNode;
}

/** The one bar of actions (工具栏). */
export function Toolbar({ name, save }: ToolbarProps) {
  const isPhone = useMedia(upTo('phone'));
  return (
    <Row as="header" data-part="" gap={4} padX={12} padY={8} ground="sheet" ruled="bottom" wraps>
      {/* Its words change in length all the time, and the tools stay where they are. */}
      <Row gap={4} shrinks style={{ flex: isPhone ? '1 1 100%' : `1 1 ${LEAST_NAME_PX}px` }}>
        <Text as="h1" size="16-24" weight={600} cut shrinks title={name} tabIndex={-1}>
          {name}
        </Text>
        {save}
      </Row>
      <Tools />
    </Row>
  );
}

/** Apart from the words of saving, which change with every edit. */
const Tools = memo(function Tools() {
  const isPhone = useMedia(upTo('phone'));
  return (
    <>
      <Row role="toolbar" aria-label="编辑工具" gap={2}>
        <ActionButton id="undo" icon={<UndoOutlined aria-hidden="true" />} />
        <ActionButton id="redo" icon={<RedoOutlined aria-hidden="true" />} />
      </Row>
      <Row role="toolbar" aria-label="添加和缩放" gap={2} off="phone">
        <ActionButton id="add-text" icon={<FontSizeOutlined aria-hidden="true" />} title="文字" />
        <SideButton id="add-photo" side="photos" icon={<PictureOutlined aria-hidden="true" />} title="照片" />
        <SideButton id="layouts" side="layouts" icon={<LayoutOutlined aria-hidden="true" />} title="版式" />
        <ActionButton id="add-rect" icon={<BorderOutlined aria-hidden="true" />} />
        <MoreMenu ids={MORE} />
        <ActionButton id="zoom-out" icon={<ZoomOutOutlined aria-hidden="true" />} />
        <FitButton />
        <ActionButton id="zoom-in" icon={<ZoomInOutlined aria-hidden="true" />} />
      </Row>
      <Row gap={8}>
        <KindTool />
        <SideButton id="findings" side="findings" type="default" />
        <ActionButton id="preview" type="default" />
        <ActionButton id="print" type="primary" />
        {isPhone ? <MoreMenu ids={MORE_ON_PHONE} /> : null}
      </Row>
    </>
  );
});

function SideButton({ side, ...button }: ActionButtonProps & { readonly side: Side }) {
  return <ActionButton {...button} isOn={useOpen((now) => now.side === side)} />;
}

/** What a whole work is made by: a calendar by its year, everything else by its photos. */
function KindTool() {
  const isCalendar = useEditorState(({ document }) => document.calendar !== undefined);
  if (isCalendar) return <SideButton id="calendar" side="calendar" type="default" />;
  return <ActionButton id="fill-album" type="default" />;
}

function FitButton() {
  const percent = useOpen((now) => now.percent);
  return <ActionButton id="zoom-fit" title={`${percent}%`} />;
}

function MoreMenu({ ids }: { readonly ids: readonly string[] }) {
  const editing = useEditing();
  const possible = useAnswer((now) => ids.filter((id) => actionOf(id).when(now) === true).join(' '));
  const items = possible === '' ? [] : possible.split(' ');
  return (
    <ActionMenu
      title="更多操作"
      label="更多操作"
      type="text"
      opener={<MoreOutlined aria-hidden="true" />}
      items={items.map((key) => ({ key, label: actionOf(key).title }))}
      onChoose={(key) => tryAction(actionOf(key), editing)}
    />
  );
}

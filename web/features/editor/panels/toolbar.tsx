import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import { Button } from 'antd';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { PATHS } from '#web/lib/paths.ts';
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
const MORE_ON_PHONE = ['versions', 'rename', 'cover-view', 'find', 'masters', 'open-file', 'save-file'];

const LEAST_NAME_PX = 250;
/** Two rows of thumbs are a fifth of a phone's height as it is. */
const SLIM: CSSProperties = { paddingBlock: 4 };
/** One row of tools, as wide as the phone. */
const SHARE: CSSProperties = { flex: '1 1 auto', minWidth: 44, paddingInline: 2 };

interface ToolbarProps {
  readonly name: string;
  /** How far the saving is. */
  readonly save: ReactNode;
}

/** The one bar of actions (工具栏). */
export function Toolbar({ name, save }: ToolbarProps) {
  const isPhone = useMedia(upTo('phone'));
  return (
    <Row
      as="header"
      data-part=""
      gap={4}
      padX={isPhone ? 8 : 12}
      padY={8}
      ground="sheet"
      ruled="bottom"
      wraps
      style={isPhone ? SLIM : undefined}
    >
      {/* Its words change in length all the time, and the tools stay where they are. */}
      <Row gap={4} shrinks style={{ flex: isPhone ? '1 1 100%' : `1 1 ${LEAST_NAME_PX}px` }}>
        {isPhone ? <Back /> : null}
        <Text as="h1" size="16-24" weight={600} cut shrinks title={name} tabIndex={-1}>
          {name}
        </Text>
        {save}
        {isPhone ? <MoreMenu ids={MORE_ON_PHONE} /> : null}
      </Row>
      {isPhone ? <PhoneTools /> : <Tools />}
    </Row>
  );
}

/** The way out for a thumb, which has no menu beside the page. */
function Back() {
  const { opusID } = useEditing();
  const navigate = useNavigate();
  if (opusID === '') return null;
  return (
    <Button
      type="text"
      icon={<LeftOutlined aria-hidden="true" />}
      aria-label="返回全部作品"
      onClick={() => void navigate(PATHS.opusList.getHref('all'))}
    />
  );
}

/** Apart from the words of saving, which change with every edit. */
const Tools = memo(function Tools() {
  return (
    <>
      <Row role="toolbar" aria-label="编辑工具" gap={2}>
        <UndoAndRedo />
      </Row>
      <Row role="toolbar" aria-label="添加和缩放" gap={2}>
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
      </Row>
    </>
  );
});

/** What is done with a thumb, in one row. */
const PhoneTools = memo(function PhoneTools() {
  return (
    <Row role="toolbar" aria-label="编辑工具" gap={4} fills wraps>
      <UndoAndRedo />
      <KindTool style={SHARE} />
      <SideButton id="findings" side="findings" type="default" style={SHARE} />
      <ActionButton id="preview" type="default" style={SHARE} />
      <ActionButton id="print" type="primary" style={SHARE} />
    </Row>
  );
});

function UndoAndRedo() {
  return (
    <>
      <ActionButton id="undo" icon={<UndoOutlined aria-hidden="true" />} />
      <ActionButton id="redo" icon={<RedoOutlined aria-hidden="true" />} />
    </>
  );
}

function SideButton({ side, ...button }: ActionButtonProps & { readonly side: Side }) {
  return <ActionButton {...button} isOn={useOpen((now) => now.side === side)} />;
}

/** What a whole work is made by: a calendar by its year, everything else by its photos. */
function KindTool(look: Pick<ActionButtonProps, 'style'>) {
  const isCalendar = useEditorState(({ document }) => document.calendar !== undefined);
  if (isCalendar) return <SideButton id="calendar" side="calendar" type="default" {...look} />;
  return <ActionButton id="fill-album" type="default" {...look} />;
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

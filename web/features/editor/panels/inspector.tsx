import AlignCenterOutlined from '@ant-design/icons/es/icons/AlignCenterOutlined';
import AlignLeftOutlined from '@ant-design/icons/es/icons/AlignLeftOutlined';
import AlignRightOutlined from '@ant-design/icons/es/icons/AlignRightOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import ColumnWidthOutlined from '@ant-design/icons/es/icons/ColumnWidthOutlined';
import VerticalAlignBottomOutlined from '@ant-design/icons/es/icons/VerticalAlignBottomOutlined';
import VerticalAlignMiddleOutlined from '@ant-design/icons/es/icons/VerticalAlignMiddleOutlined';
import VerticalAlignTopOutlined from '@ant-design/icons/es/icons/VerticalAlignTopOutlined';
import { memo, type ReactNode, useDeferredValue } from 'react';
import type { PageElement } from '#contracts/rules/pages/document.ts';
import { withPage } from '#contracts/rules/pages/edits/change.ts';
import { reframed } from '#contracts/rules/pages/edits/pictures.ts';
import { turnElements } from '#contracts/rules/pages/edits/turn.ts';
import { ALIGNMENTS, type Alignment } from '#contracts/rules/pages/geometry/align.ts';
import { LAYER_MOVES } from '#contracts/rules/pages/geometry/layers.ts';
import { fullTurn } from '#contracts/rules/pages/geometry/turn.ts';
import { BLEED_MM, boundEdge, GUTTER_MM, SAFE_MM } from '#contracts/rules/print/page-boxes.ts';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { changeable } from '../actions/chosen.ts';
import { useIsCoverOpen } from '../model/cover.ts';
import { useAnswer, useAround, useEditing, useEditorState, useOpen, useShown } from '../model/editing.ts';
import { elementWords } from '../model/element-words.ts';
import { chosenPlace } from '../model/place-photo.ts';
import { sheetWords } from '../model/role-words.ts';
import { ActionButton } from './action-button.tsx';
import { CoverFacts } from './cover-facts.tsx';
import { ColorField, NumberField, SliderField } from './fields.tsx';
import { LookOf } from './look-of.tsx';
import styles from './panels.module.css';
import { useChange } from './use-change.ts';

/** What can be said of the chosen elements, or of the page where nothing is chosen (属性). */
export function Inspector() {
  // Its many fields follow in pieces, so that the press which chooses an element can begin to move it at once.
  const { chosen } = useDeferredValue(useShown());
  const [first, ...others] = chosen;
  return (
    <Stack
      as="aside"
      data-part=""
      aria-label="属性"
      gap={16}
      content="start"
      padX={16}
      padY={16}
      ground="sheet"
      className={styles.side}
    >
      {first === undefined ? <PageFacts /> : null}
      {first !== undefined && others.length === 0 ? <OneElement element={first} /> : null}
      {first !== undefined && others.length > 0 ? (
        <>
          <Text as="h2" size="16-24" weight={600}>
            选中 {chosen.length} 个元素
          </Text>
          <TurnField elements={chosen} />
          <Arrange />
        </>
      ) : null}
    </Stack>
  );
}

const GUIDE_WORDS = `参考线：红虚线是出血 ${BLEED_MM} 毫米，灰虚线以内是安全区 ${SAFE_MM} 毫米`;
const BOUND_WORDS = `，斜线是订口 ${GUTTER_MM} 毫米`;

function PageFacts() {
  const { store } = useEditing();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const { widthMm, heightMm, pages, calendar } = useEditorState(({ document }) => document);
  const { page } = useShown();
  const isBound = !calendar && boundEdge({ no: 1, pageNum: pages.length }) !== null;
  const isCover = useIsCoverOpen();
  const guides = useOpen((now) => now.guides);
  if (!page) return null;
  return (
    <>
      <Text as="h2" size="16-24" weight={600}>
        {sheetWords(page, pages.indexOf(page) + 1, { calendar })}
      </Text>
      <Muted size={12} digits>
        {widthMm} × {heightMm} 毫米，{page.elements.length} 个元素
      </Muted>
      <ColorField
        label="页面底色"
        value={page.ground}
        isDisabled={isReadOnly}
        onChange={(ground) =>
          store.edit((document) => withPage(document, page.id, (before) => ({ ...before, ground })), {
            like: `ground ${page.id}`,
          })
        }
      />
      <Note size={12}>点选页面上的元素，可以移动、缩放、旋转；双击文字或图片进行编辑。</Note>
      {guides && !isCover ? <Note size={12}>{`${GUIDE_WORDS}${isBound ? BOUND_WORDS : ''}。`}</Note> : null}
      {isCover ? <CoverFacts /> : null}
    </>
  );
}

const OneElement = memo(function OneElement({ element }: { readonly element: PageElement }) {
  const isReadOnly = useAround((around) => around.isReadOnly);
  const isFixed = isReadOnly || element.locked === true;
  const isWaiting = useAnswer((now) => chosenPlace(now)?.id === element.id);
  return (
    <>
      <Text as="h2" size="16-24" weight={600} breaks>
        {elementWords(element)}
      </Text>
      {isWaiting ? <ActionButton id="edit" type="primary" title="放照片" /> : null}
      <Place element={element} isFixed={isFixed} />
      <LookOf element={element} isFixed={isFixed} />
      <Arrange />
    </>
  );
});

/** The turn of the first of the elements; another one turns all of them together. */
function TurnField({ elements }: { readonly elements: readonly PageElement[] }) {
  const editing = useEditing();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const first = elements.find(({ locked }) => !locked);
  return (
    <NumberField
      label="旋转"
      value={fullTurn((first ?? elements[0])?.turn ?? 0)}
      unit="°"
      min={-180}
      max={180}
      isDisabled={isReadOnly || first === undefined}
      onChange={(value) => {
        // What is shown may be older than the last key.
        const { page, selection } = editing.store.get();
        const changing = changeable(editing);
        const degrees = value - (changing[0]?.turn ?? 0);
        editing.store.edit((document) => turnElements(document, page, changing, degrees), {
          like: `turn ${selection.join(' ')}`,
        });
      }}
    />
  );
}

const SIDES = [
  ['x', '横向位置'],
  ['y', '纵向位置'],
  ['w', '宽'],
  ['h', '高'],
] as const;

function Place({ element, isFixed }: { readonly element: PageElement; readonly isFixed: boolean }) {
  const { change, tryOut, keep } = useChange();

  function place(side: (typeof SIDES)[number][0], value: number): void {
    change(`place ${side}`, (each) => {
      const box = { x: each.x, y: each.y, w: each.w, h: each.h, [side]: value };
      return each.kind === 'image' ? reframed(each, box) : { ...each, ...box };
    });
  }

  return (
    <>
      <Stack gap={8} className={styles.pairs}>
        {SIDES.map(([side, label]) => (
          <NumberField
            key={side}
            label={label}
            value={element[side]}
            unit="mm"
            step={1}
            min={side === 'w' || side === 'h' ? 0 : -1200}
            max={1200}
            isDisabled={isFixed}
            onChange={(value) => place(side, value)}
          />
        ))}
        <TurnField elements={[element]} />
      </Stack>
      <SliderField
        label="不透明度"
        value={Math.round((element.opacity ?? 1) * 100)}
        min={0}
        max={100}
        step={1}
        isDisabled={isFixed}
        onTry={(value) =>
          tryOut(({ opacity: _opacity, ...each }) =>
            value === 100 ? each : { ...each, opacity: value / 100 },
          )
        }
        onKeep={keep}
      />
    </>
  );
}

const ALIGNED: Readonly<Record<Alignment, ReactNode>> = {
  left: <AlignLeftOutlined aria-hidden="true" />,
  center: <AlignCenterOutlined aria-hidden="true" />,
  right: <AlignRightOutlined aria-hidden="true" />,
  top: <VerticalAlignTopOutlined aria-hidden="true" />,
  middle: <VerticalAlignMiddleOutlined aria-hidden="true" />,
  bottom: <VerticalAlignBottomOutlined aria-hidden="true" />,
};

const WHOLE_ELEMENT = [
  ...(['edit', 'quarter-turn', 'scale-up', 'scale-down'] as const),
  ...(['duplicate', 'group', 'lock', 'delete'] as const),
];

/** Layers, alignment and what else is done with whole elements. */
const Arrange = memo(function Arrange() {
  return (
    <Stack gap={8} columns="one">
      <Row gap={2} wraps role="group" aria-label="对齐">
        {ALIGNMENTS.map((alignment) => (
          <ActionButton key={alignment} id={`align-${alignment}`} icon={ALIGNED[alignment]} />
        ))}
        <ActionButton id="distribute-x" icon={<ColumnWidthOutlined aria-hidden="true" />} />
        <ActionButton id="distribute-y" icon={<ColumnHeightOutlined aria-hidden="true" />} />
      </Row>
      <Stack gap={8} role="group" aria-label="图层" className={styles.pairs}>
        {LAYER_MOVES.map((move) => (
          <ActionButton key={move} id={`layer-${move}`} type="default" size="small" />
        ))}
      </Stack>
      <Stack gap={8} role="group" aria-label="元素" className={styles.pairs}>
        {WHOLE_ELEMENT.map((id) => (
          <ActionButton key={id} id={id} type="default" size="small" title={SHORT[id]} />
        ))}
      </Stack>
    </Stack>
  );
});

const SHORT: Readonly<Record<(typeof WHOLE_ELEMENT)[number], string>> = {
  edit: '编辑内容',
  'quarter-turn': '转 90°',
  'scale-up': '变大',
  'scale-down': '变小',
  duplicate: '再来一份',
  group: '组合',
  lock: '锁定',
  delete: '删除',
};

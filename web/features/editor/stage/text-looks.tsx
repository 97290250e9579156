import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import StrikethroughOutlined from '@ant-design/icons/es/icons/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import type { LookChange, RangeLook } from '#contracts/rules/pages/spans.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { TEXT_LOOKS, type TextLook, toggled } from '#web/text-edit/looks.ts';
import { mm } from './place-style.ts';
import styles from './stage.module.css';

const DRAWN: Readonly<Record<TextLook['id'], ReactNode>> = {
  bold: <BoldOutlined aria-hidden="true" />,
  underline: <UnderlineOutlined aria-hidden="true" />,
  strike: <StrikethroughOutlined aria-hidden="true" />,
  superscript: <sup aria-hidden="true">上</sup>,
  subscript: <sub aria-hidden="true">下</sub>,
  emphasis: <span aria-hidden="true">着</span>,
};

interface TextLooksProps {
  readonly element: TextElement;
  readonly look: RangeLook;
  readonly onApply: (change: LookChange) => void;
}

/** The looks of the chosen words (文字样式), beside the text that is written. */
export function TextLooks({ element, look, onApply }: TextLooksProps) {
  const { x, y, style } = element;
  return (
    <Row
      role="toolbar"
      aria-label="文字样式"
      gap={2}
      ground="sheet"
      radius="control"
      shadow="float"
      className={styles.looks}
      style={{ left: mm(x), top: mm(y) }}
    >
      {TEXT_LOOKS.map((each) => (
        <Tooltip key={each.id} title={each.title}>
          <Button
            type={each.isOn(look, style) ? 'primary' : 'text'}
            size="small"
            aria-label={each.title}
            aria-pressed={each.isOn(look, style)}
            // The text keeps its choice of words.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onApply(toggled(each, look, style))}
          >
            {DRAWN[each.id]}
          </Button>
        </Tooltip>
      ))}
    </Row>
  );
}

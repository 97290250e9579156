import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OperationId } from '#contracts/operations.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { useEditing } from '../model/editing.ts';
import styles from './panels.module.css';

interface SidePanelProps {
  readonly name: string;
  /** Not there where what it stands in has one. */
  readonly title?: ReactNode;
  /** The operations whose answers it shows. */
  readonly operations?: readonly OperationId[];
  /** Puts it away; without it something else does. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What stands on the left of the stage (侧栏). */
export function SidePanel({ name, title, operations, onClose, children }: SidePanelProps) {
  const place = useRef<HTMLElement>(null);
  const isBeside = onClose !== undefined;
  const { open } = useEditing();
  // What was opened by the keyboard is gone on with here; a sheet of a phone takes the focus itself.
  useEffect(() => {
    if (!isBeside) return;
    // After the palette has given it back.
    const frame = requestAnimationFrame(() => {
      // A dialog that was opened with it has the focus.
      if (open.get().dialog === null) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBeside, open]);
  return (
    <Stack
      as="aside"
      ref={place}
      data-part=""
      aria-label={name}
      tabIndex={-1}
      gap={12}
      content="start"
      padX={16}
      padY={16}
      ground="sheet"
      className={styles.side}
      {...(operations ? shows(...operations) : {})}
    >
      {title === undefined ? null : (
        <Row justify="between">
          <Text as="h2" size="16-24" weight={600}>
            {title}
          </Text>
          {onClose ? (
            <Button type="text" size="small" onClick={onClose}>
              收起
            </Button>
          ) : null}
        </Row>
      )}
      {children}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { Row, Text } from '#web/kit/layout/shapes.ts';

interface NoticeProps {
  readonly words: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A line below the tools about where the work is kept (提示). */
export function Notice({ words, children }: NoticeProps) {
  return (
    <Row gap={8} wraps padX={12} padY={8} ground="brass-soft" role="alert">
      <Text>{words}</Text>
      {children}
    </Row>
  );
}

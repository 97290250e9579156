import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Row, Text } from '#web/kit/layout/shapes.ts';

interface NoticeProps {
  readonly words: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A line below the tools about where the work is kept (提示). */
export function Notice({ words, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // It goes when all is well again, and the button that was pressed with it: the focus goes on to the page.
  useLayoutEffect(() => {
    const { current: held } = place;
    return () => {
      const page = document.querySelector<HTMLElement>('main [data-sheet]');
      if (held?.contains(document.activeElement)) page?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Row ref={place} gap={8} wraps padX={12} padY={8} ground="brass-soft" role="alert">
      <Text>{words}</Text>
      {children}
    </Row>
  );
}

import type { ReactNode, SyntheticEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

interface ScreenPlaceProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * The place of the screen. While the next one is on its way, the one that is leaving takes no press: what it began would
 * end unseen. Its links still work, because they only lead elsewhere.
 */
export function ScreenPlace({ className, children }: ScreenPlaceProps) {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isLeaving = next !== undefined && next.pathname !== pathname;

  function refuse(event: SyntheticEvent): void {
    if (!isLeaving || (event.target as Element).closest('a[href]') !== null) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={className} onClickCapture={refuse} onSubmitCapture={refuse}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WorkChooser } from '#web/features/publications/components/work-chooser.tsx';
import { pageNumber, useAddress, words } from '#web/kit/address/address.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';

const PLACE = { keyword: words, page: pageNumber };

interface BeginningProps {
  readonly title: string;
  /** Which of the own works are listed. */
  readonly listed: 'all' | 'calendar';
  /** For a member without such works. */
  readonly empty: ReactNode;
  /** How a new one is begun. */
  readonly beside: ReactNode;
  /** More ways, below the works. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
  /** Where a work is edited. */
  readonly hrefFor: (opusID: string) => string;
  /** Shown where the backend cannot keep works. */
  readonly noPlace: ReactNode;
}

/** The own works to go on with, and the ways to begin a new one (选择作品). */
export function Beginning(props: BeginningProps) {
  const { title, listed, empty, beside, below, children, hrefFor, noPlace } = props;
  const address = useAddress(PLACE);
  const isWithoutPlace = useIsMissing('OpusServiceMag.getOpusList');
  return (
    <>
      <PageHeader title={title} />
      {isWithoutPlace ? (
        <Sheet>{noPlace}</Sheet>
      ) : (
        <Parts>
          <Columns beside={beside}>
            <Parts>
              <WorkChooser
                title="接着编辑"
                verb="编辑"
                listed={listed}
                address={address}
                hrefFor={hrefFor}
                empty={empty}
              />
              {below}
            </Parts>
          </Columns>
          {children}
        </Parts>
      )}
    </>
  );
}

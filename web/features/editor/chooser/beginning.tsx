import type { ReactNode } from 'react';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WorkChooser } from '#web/features/publications/components/work-chooser.tsx';
import { pageNumber, useAddress, words } from '#web/kit/address/address.ts';
import { Parts } from '#web/kit/layout/columns.tsx';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';

const PLACE = { keyword: words, page: pageNumber };

interface BeginningProps {
  readonly title: string;
  /** Which of the own works are listed, and how many at once. */
  readonly listed: 'all' | 'calendar';
  readonly pageSize?: number;
  /** For a member without such works. */
  readonly empty: ReactNode;
  /** The parts of the screen: the works to go on with, among the ways to begin a new one. */
  readonly children: (works: ReactNode) => ReactNode;
  /** Shown where the backend cannot keep works. */
  readonly noPlace: ReactNode;
}

/** The own works to go on with, and the ways to begin a new one (选择作品). */
export function Beginning({ title, noPlace, children, ...works }: BeginningProps) {
  const address = useAddress(PLACE);
  const isWithoutPlace = useIsMissing('OpusServiceMag.getOpusList');
  return (
    <>
      <PageHeader title={title} />
      {isWithoutPlace ? (
        <Sheet>{noPlace}</Sheet>
      ) : (
        <Parts>
          {children(
            <WorkChooser
              title="接着编辑"
              verb="编辑"
              address={address}
              hrefFor={({ ID, type }) => editingPath(type, ID)}
              {...works}
            />,
          )}
        </Parts>
      )}
    </>
  );
}

import { imports, recipe, tsc, unit } from '../checks.ts';
import { added, edited, type Kind } from '../kind.ts';

const SCREEN = 'web/features/about/screens/handbook-screen.tsx';

const TEXT = `import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { PageSkeleton } from '#web/components/skeletons.tsx';
import { shows } from '#web/lib/shows.ts';
import { queries } from '../queries.ts';

/** 使用手册. */
export function HandbookScreen() {
  const query = useQuery(queries.about());
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return (
      <>
        <PageHeader title="使用手册" />
        <ErrorState
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          traceId={query.error.traceId}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title="使用手册" />
      <Sheet title="版本" {...shows('MemberServiceMag.getAbout')}>
        <p>{query.data.about.version}</p>
      </Sheet>
    </>
  );
}
`;

const TEST = `import { expect, test } from './fixtures.ts';

test('the handbook names the version', async ({ page, loginAs }) => {
  await loginAs('fresh');
  await page.goto('/manager/handbook');
  await expect(page.getByRole('region', { name: '版本' })).toContainText(/\\d+\\.\\d+/);
});
`;

const ABOUT_RECORD = "  about: fixed('/about'";
const ABOUT_PARTS = '  about: {\n    Icon: InfoCircleOutlined,';

export const screen: Kind = {
  name: 'screen',
  target: 4,
  places: [
    {
      file: 'web/lib/paths.ts',
      edit: edited([
        ABOUT_RECORD,
        `  handbook: fixed('/manager/handbook', '使用手册', { state: 'open', menu: '账户' }),\n${ABOUT_RECORD}`,
      ]),
      told: /screen-parts\.tsx.*'handbook' does not exist/,
    },
    {
      file: 'web/app/screen-parts.tsx',
      edit: edited([
        ABOUT_PARTS,
        `  handbook: {
    Icon: BookOutlined,
    load: async () => (await import('#${SCREEN}')).HandbookScreen,
  },
${ABOUT_PARTS}`,
      ]),
      // The line before it names the file.
      told: /Property 'handbook' is missing in type/,
    },
    { file: SCREEN, edit: added(TEXT), told: /Cannot find module '#web\/features\/about\/screens\/handbook/ },
    {
      file: 'web/e2e/handbook.spec.ts',
      edit: added(TEST),
      told: /\/manager\/handbook has no browser test: write one/,
    },
  ],
  generators: [],
  checks: [recipe, imports, unit('web/lib', 'web/app', 'scripts/check'), tsc],
  guards: [recipe],
};

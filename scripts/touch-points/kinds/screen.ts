import { imports, recipe, tsc, unit } from '../checks.ts';
import { added, edited, type Kind, madeUp } from '../kind.ts';

const SCREEN = 'web/features/about/screens/handbook-screen.tsx';

const ABOUT_RECORD = "  about: fixed('/about'";
const ABOUT_PARTS = '  about: {\n    Icon: InfoCircleOutlined,';

export const screen: Kind = {
  name: 'screen',
  target: 4,
  places: [
    {
      file: 'contracts/rules/screens/paths.ts',
      edit: edited([
        ABOUT_RECORD,
        `  handbook: fixed('/manager/handbook', '使用手册', { state: 'open', menu: '账户' }),\n${ABOUT_RECORD}`,
      ]),
      told: /screen-parts\.tsx.*'handbook' does not exist/,
    },
    {
      file: 'web/app/screens/screen-parts.tsx',
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
    {
      file: SCREEN,
      edit: added(madeUp('handbook-screen.tsx')),
      told: /Cannot find module '#web\/features\/about\/screens\/handbook/,
    },
    {
      file: 'web/e2e/handbook.spec.ts',
      edit: added(madeUp('handbook.spec.ts')),
      told: /\/manager\/handbook has no browser test: write one/,
    },
  ],
  generators: [],
  checks: [recipe, imports, unit('web/lib', 'web/app', 'scripts/check'), tsc],
  guards: [recipe],
};

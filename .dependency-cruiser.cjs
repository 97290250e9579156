const { readdirSync } = require('node:fs');

/**
 * Who may import whom. A wall that is hit says what to do instead.
 * Tests are exempt from the package walls, not from the walls between folders.
 */
const TEST = '\\.(test|spec)\\.tsx?$|/testing(\\.ts$|/)';
const KERNEL = '^contracts/[^/]+\\.m?[jt]s$|^contracts/(control|generated|rules)/';
/** What others install, made by scripts/package. */
const PUBLISHED = '^scripts/package/published/';
/** Shapes without a meaning of their own, which everything of the app may stand on. */
const LAYOUT = '^web/kit/layout/';
const NPM = 'node_modules';

/** `from` may import only what `to` lists (its own folder included where `to` says so). */
function only(name, comment, from, to, fromNot = []) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [TEST, ...fromNot] },
    to: { pathNot: [...to, NPM, '^node:'], dependencyTypesNot: ['core'] },
  };
}

/** A package that only one place may import. */
function packageWall(name, packages, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { pathNot: [...allowed, TEST, '^scripts/(?!package/published/)', '\\.config\\.ts$', '^web/e2e/'] },
    to: { path: packages.map((one) => `${NPM}/${one}/`) },
  };
}

/** The folders of the server, each of which may import only those before it. What lies beside them is everybody's. */
const SERVER_FOLDERS = [
  'shares',
  'files',
  'fonts',
  'media',
  'print',
  'worlds',
  'servlet',
  'services',
  'outside',
  'uploads',
  'plugins',
  'dispatch',
  'replica',
  'backend',
];

function inOrder(folders) {
  const path = (some) => `^server/(${some.join('|')})/`;
  return folders.map((folder, at) => ({
    name: `server-${folder}-in-order`,
    comment: `The folders of the server stand in an order, so that none of them needs itself: ${folders.join(', ')}. Move what a lower one needs down, or hand it in.`,
    severity: 'error',
    from: { path: path([folder]), pathNot: TEST },
    to: { path: '^server/[^/]+/', pathNot: path(folders.slice(0, at + 1)) },
  }));
}

/** The features of the web; each may build on those of earlier lines. */
const FEATURES = [
  ['session', 'print-files', 'service'],
  ['publications'],
  ['login', 'addresses', 'print-options', 'notices', 'search'],
  ['invoices', 'imports', 'cart', 'orders'],
  ['checkout', 'payment'],
  ['wallet', 'upgrade', 'team', 'cards', 'user-info', 'editor', 'sharing'],
  ['hot-areas', 'settings'],
  ['about', 'aitus', 'error', 'unavailable'],
];

const unplaced = readdirSync(`${__dirname}/web/features`).filter((name) => !FEATURES.flat().includes(name));
if (unplaced.length > 0)
  throw new Error(
    `Give ${unplaced.join(', ')} of web/features a place in FEATURES of .dependency-cruiser.cjs.`,
  );

function featuresInOrder(lines) {
  const path = (some) => `^web/features/(${some.join('|')})/`;
  return lines.flatMap((line, at) =>
    line.map((feature) => ({
      name: `web-${feature}-in-order`,
      comment: `The features of the web stand in an order: ${lines.map((some) => some.join(', ')).join(' < ')}. Import from an earlier line, or move what both need down.`,
      severity: 'error',
      from: { path: path([feature]), pathNot: TEST },
      to: { path: '^web/features/', pathNot: path([feature, ...lines.slice(0, at).flat()]) },
    })),
  );
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-has-no-packages',
      comment:
        'The kernel runs on both sides: write it in plain TypeScript, or move the code out of the kernel.',
      severity: 'error',
      from: { path: KERNEL, pathNot: TEST },
      to: { path: [NPM, '^node:'] },
    },
    only('kernel-imports-itself', 'The kernel imports nothing but itself.', KERNEL, [KERNEL]),
    only('db-imports', 'db imports the kernel and db.', '^db/', [KERNEL, '^db/']),
    only(
      'services-imports',
      'A service imports the kernel, db/queries, passwords, server/errors and the handler types; the rest of the server is none of its business.',
      '^server/services/',
      [
        KERNEL,
        '^db/queries/',
        '^db/(client|password)\\.ts$',
        '^server/(errors|product)\\.ts$',
        '^server/servlet/(handler-types|contract-hash)\\.ts$',
        '^server/services/',
      ],
    ),
    only('server-imports', 'The server imports the kernel, db and itself.', '^server/', [
      KERNEL,
      '^db/',
      '^server/',
      '^contracts/generated/',
    ]),
    ...inOrder(SERVER_FOLDERS),
    {
      name: 'server-product-without-tools',
      comment:
        'The product runs without its tools, which attach by server/tools.ts. Only what starts a server puts them together.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/(replica|backend)/',
          '^server/(main|open-server|replica-tools|env|testing)\\.ts$',
          TEST,
        ],
      },
      to: { path: '^server/(replica|backend)/' },
    },
    only(
      'web-lib-imports',
      'web/lib and web/components import the kernel, the shapes of kit/layout and each other.',
      '^web/(lib|components)/',
      [KERNEL, '^web/(lib|components)/', LAYOUT],
    ),
    {
      name: 'control-schemas-stay-out-of-the-browser',
      comment:
        'The pages take the types of the control plane and its client, never its schemas: import type.',
      severity: 'error',
      from: { path: '^web/', pathNot: [TEST, '^web/e2e/'] },
      to: {
        path: '^contracts/control/',
        pathNot: '/(client|address)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only(
      'web-kit-imports',
      'The kit imports the kernel, web/lib, web/components and itself: nothing of a feature.',
      '^web/kit/',
      [KERNEL, '^web/(lib|components|kit)/'],
    ),
    only('layout-imports-itself', 'What all of the app stands on stands on nothing.', LAYOUT, [LAYOUT]),
    ...featuresInOrder(FEATURES),
    only(
      'features-imports',
      'A feature imports the kernel, web/kit, web/lib, web/components, the renderer of pages, the editing of their texts, and earlier features.',
      '^web/features/',
      [KERNEL, '^web/(lib|components|kit|page|text-edit|features)/'],
    ),
    only('web-app-imports', 'web/app imports everything in web, and the kernel.', '^web/app/', [
      KERNEL,
      '^web/',
    ]),
    only(
      'tools-imports',
      'The tools beside the product import the kernel, what all of web shares, the session and the query cache.',
      '^web/tools/',
      [
        KERNEL,
        '^web/(lib|components|tools)/',
        LAYOUT,
        '^web/features/session/',
        '^web/app/((query-client|attached-tools)\\.ts|providers\\.tsx)$',
      ],
    ),
    {
      name: 'tools-have-one-door',
      comment:
        'The product knows no tool: the entry of the page (web/app/main.tsx) hands web/tools/tools.ts to web/app/attached-tools.ts.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/tools/', '^web/app/main\\.tsx$', TEST, '^web/e2e/'] },
      to: { path: '^web/tools/' },
    },
    {
      name: 'the-entry-knows-the-door',
      comment: 'The entry of the page knows its tools by web/tools/tools.ts only.',
      severity: 'error',
      from: { path: '^web/app/main\\.tsx$' },
      to: { path: '^web/tools/', pathNot: '^web/tools/tools\\.ts$' },
    },
    only(
      'outside-imports',
      'The pages of outside parties import the kernel, web/lib and themselves.',
      '^web/outside/',
      [KERNEL, '^web/lib/', '^web/outside/', '^web/app/theme/'],
    ),
    {
      name: 'outside-without-antd',
      comment: 'The phone and provider pages stay small: no antd.',
      severity: 'error',
      from: { path: '^web/outside/' },
      to: { path: `${NPM}/(antd|@ant-design)/` },
    },
    only('page-imports', 'The renderer of pages imports the kernel and itself.', '^web/page/', [
      KERNEL,
      '^web/page/',
    ]),
    only(
      'text-edit-imports',
      'The editing of texts imports the kernel, the renderer of pages and itself.',
      '^web/text-edit/',
      [KERNEL, '^web/(page|text-edit)/'],
    ),
    only(
      'reader-imports',
      'The reader imports the kernel, web/lib, the renderer of pages and itself.',
      '^web/reader/',
      [KERNEL, '^web/lib/', '^web/page/', '^web/reader/', '^web/app/theme/'],
    ),
    {
      name: 'reader-stays-small',
      comment: 'A book opens on a phone at once: no antd, no router, no query client in the reader.',
      severity: 'error',
      from: { path: '^web/(page|reader)/' },
      to: { path: `${NPM}/(antd|@ant-design|react-router|react-router-dom|@tanstack)/` },
    },
    {
      name: 'api-files-run-in-node',
      comment: 'Pact runs features/*/api.ts in Node: no antd, no React there.',
      severity: 'error',
      from: { path: '^web/features/[^/]+/api\\.ts$' },
      to: { path: `${NPM}/(antd|@ant-design|react|react-dom)/` },
    },
    only(
      'package-imports',
      'What others install is made of the kernel, db, the server, the client of web/lib and the commands.',
      PUBLISHED,
      [KERNEL, '^db/', '^server/', '^web/lib/', '^scripts/(replica|setup)/', PUBLISHED],
    ),
    {
      name: 'nobody-imports-the-package',
      comment: 'It stands on all the rest.',
      severity: 'error',
      from: { pathNot: [PUBLISHED, TEST] },
      to: { path: PUBLISHED },
    },
    packageWall('fastify-in-server', ['fastify', '@fastify'], ['^server/'], 'fastify belongs to the server.'),
    packageWall(
      'database-in-db',
      ['drizzle-orm', 'better-sqlite3'],
      ['^db/'],
      'SQL belongs to db: add a query there.',
    ),
    packageWall('antd-in-web', ['antd', '@ant-design'], ['^web/'], 'antd belongs to web.'),
    packageWall(
      'openapi-fetch-in-web-lib',
      ['openapi-fetch'],
      ['^web/lib/'],
      'Calls go through web/lib/api-client.',
    ),
    packageWall(
      'pdfjs-in-conversion',
      ['pdfjs-dist'],
      ['^web/features/imports/conversion/pdf/'],
      'PDFs are opened by web/features/imports/conversion/open-pdf, which loads pdf.js when there is one.',
    ),
    packageWall(
      'text-engine-in-text-edit',
      ['prosemirror-[a-z-]+'],
      ['^web/text-edit/'],
      'Texts are edited by web/text-edit, which nothing of the reader loads.',
    ),
    {
      name: 'nobody-imports-scripts',
      comment: 'Scripts are run, not imported.',
      severity: 'error',
      from: {
        pathNot: ['^scripts/', '\\.config\\.ts$', TEST, '^contracts/pact/'],
      },
      to: { path: '^scripts/' },
    },
    {
      name: 'only-tests-import-tests',
      comment: 'Test tools stay out of the product.',
      severity: 'error',
      from: { pathNot: [TEST, '^web/e2e/', '^contracts/pact/', '^scripts/'] },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '^(dist|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};

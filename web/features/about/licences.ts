export interface Licence {
  readonly name: string;
  readonly licence: string;
}

/** Open-source work (开源许可) that reaches the browser. */
export const LICENCES: readonly Licence[] = [
  { name: 'React', licence: 'MIT' },
  { name: 'React Router', licence: 'MIT' },
  { name: 'Ant Design', licence: 'MIT' },
  { name: 'Ant Design Icons', licence: 'MIT' },
  { name: 'TanStack Query', licence: 'MIT' },
  { name: 'openapi-fetch', licence: 'MIT' },
  { name: '@noble/hashes', licence: 'MIT' },
  { name: '@bprogress/core', licence: 'MIT' },
  { name: 'PDF.js', licence: 'Apache-2.0' },
  { name: '@vant/area-data', licence: 'MIT' },
];

import { type ComponentProps, lazy } from 'react';

const AreaLayer = lazy(async () => ({ default: (await import('./area-layer.tsx')).AreaLayer }));

/** The hot areas of a page, which come with the first page that has some. */
export function Areas(props: ComponentProps<typeof AreaLayer>) {
  return <AreaLayer {...props} />;
}

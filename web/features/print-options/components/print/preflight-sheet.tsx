import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Note } from '#web/kit/layout/shapes.ts';
import { PreflightList } from '../preflight/preflight-list.tsx';

/** All that the preflight (预检) found, apart from the errors, which stand above. */
export function PreflightSheet({ publication, preflight }: Pick<GoodsFor, 'publication' | 'preflight'>) {
  const items = preflight.items.filter(({ level }) => level !== 'error');
  return (
    <Sheet title="预检">
      {items.length > 0 ? (
        <PreflightList publication={publication} items={items} />
      ) : (
        <Note>
          {preflight.items.length === 0
            ? '图片、文字、出血和页数都查过了，没有发现问题。'
            : '除了上面的错误，没有发现别的问题。'}
        </Note>
      )}
    </Sheet>
  );
}

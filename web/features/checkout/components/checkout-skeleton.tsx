import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';

/** Lines and choices that are on their way. */
export function CheckoutSkeleton() {
  return (
    <>
      <Sheet title="商品清单">
        <LinesSkeleton count={4} />
      </Sheet>
      <Sheet title="配送方式">
        <LinesSkeleton count={2} />
      </Sheet>
    </>
  );
}

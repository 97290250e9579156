import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import styles from './add-form.module.css';
import skeleton from './add-skeleton.module.css';

const SPECS = ['economy', 'recommended', 'collector'];

/** The screen while its goods are on their way: the book, three specifications; the choice and its price beside them. */
export function AddSkeleton() {
  return (
    <Stack gap={24} align="start" className={styles.columns}>
      <Stack gap={16}>
        <Sheet>
          <Box ground="paper-deep" className={skeleton.stage} />
          <LinesSkeleton count={2} />
        </Sheet>
        <div aria-hidden="true">
          <Sheet>
            <Stack gap={12} className={skeleton.specs}>
              {SPECS.map((key) => (
                <Box as="span" key={key} ground="paper-deep" radius="sheet" className={skeleton.spec} />
              ))}
            </Stack>
          </Sheet>
        </div>
      </Stack>
      <div aria-hidden="true">
        <Sheet>
          <div className={skeleton.summary}>
            <LinesSkeleton count={8} />
          </div>
        </Sheet>
      </div>
    </Stack>
  );
}

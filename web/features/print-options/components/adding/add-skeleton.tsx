import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import styles from './add-form.module.css';
import skeleton from './add-skeleton.module.css';

const SPECS = ['economy', 'recommended', 'collector'];

/** The screen while its goods are on their way: the book, three specifications; the choice and its price beside them. */
export function AddSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Sheet>
          <div className={skeleton.stage} />
          <LinesSkeleton count={2} />
        </Sheet>
        <div aria-hidden="true">
          <Sheet>
            <div className={skeleton.specs}>
              {SPECS.map((key) => (
                <span key={key} className={skeleton.spec} />
              ))}
            </div>
          </Sheet>
        </div>
      </div>
      <div aria-hidden="true">
        <Sheet>
          <div className={skeleton.summary}>
            <LinesSkeleton count={8} />
          </div>
        </Sheet>
      </div>
    </div>
  );
}

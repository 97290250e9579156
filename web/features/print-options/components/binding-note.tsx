import { bindingByName, HARDCOVER_WARNING } from '#contracts/rules/account/bindings.ts';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { selectedItem } from '#contracts/rules/print/step-roles.ts';
import { OptionPicture } from '../pictures/option-picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import styles from './binding.module.css';

/** The chosen binding (装订方式) as a picture, a description and, for hardcovers, the warning tip. */
export function BindingNote({ step }: { step: ProductionStep }) {
  const binding = bindingByName(selectedItem(step)?.Name ?? '');
  if (binding === null) return null;
  const { name, description, isHardcover } = binding;
  const picture = pictureOf({ Name: name, Cnum: '' });
  return (
    <div className={styles.note}>
      {picture === null ? null : (
        <span role="img" aria-label={name} className={styles.picture}>
          <OptionPicture shapes={picture} className={undefined} />
        </span>
      )}
      <div className={styles.words}>
        <p>
          <strong className={styles.name}>{name}</strong>
          {description}
        </p>
        {isHardcover ? <p className={styles.warning}>{HARDCOVER_WARNING}</p> : null}
      </div>
    </div>
  );
}

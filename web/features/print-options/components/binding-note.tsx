import { useState } from 'react';
import { bindingByName, HARDCOVER_WARNING } from '#contracts/rules/account/bindings.ts';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { selectedItem } from '#contracts/rules/print/step-roles.ts';
import { bindingPicture } from '../pictures/binding-picture.ts';
import styles from './binding.module.css';

function BindingPicture({ name, path }: { name: string; path: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return <img className={styles.picture} src={path} alt={name} onError={() => setIsMissing(true)} />;
}

/** The chosen binding (装订方式) as a picture, a description and, for hardcovers, the warning tip. */
export function BindingNote({ step }: { step: ProductionStep }) {
  const binding = bindingByName(selectedItem(step)?.Name ?? '');
  if (binding === null) return null;
  const { name, description, isHardcover } = binding;
  const path = bindingPicture(name);
  return (
    <div className={styles.note}>
      {path === null ? null : <BindingPicture key={path} name={name} path={path} />}
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

import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly src: string;
  readonly name: string;
  readonly isLarge?: boolean;
}

/** The picture of the member (头像), or the first character of the name where there is none. */
export function Avatar({ src, name, isLarge = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const className = isLarge ? `${styles.avatar} ${styles.large}` : styles.avatar;
  if (src === '' || broken === src) {
    return (
      <span className={className} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    );
  }
  return <img className={className} src={src} alt="" onError={() => setBroken(src)} />;
}

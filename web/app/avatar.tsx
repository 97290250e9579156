import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly src: string;
  readonly name: string;
}

/** The picture of the member (头像), or the first character of the name where there is none. */
export function Avatar({ src, name }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === '' || broken === src) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    );
  }
  return <img className={styles.avatar} src={src} alt="" onError={() => setBroken(src)} />;
}

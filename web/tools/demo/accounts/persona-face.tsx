import { useState } from 'react';
import styles from './persona-face.module.css';
import type { Persona } from './personas.ts';

interface PersonaFaceProps {
  readonly persona: Persona;
  readonly isSmall?: boolean;
}

/** The picture of a persona, or the last character of the name, which in Chinese is the telling one. */
export function PersonaFace({ persona, isSmall = false }: PersonaFaceProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { avatar, nick } = persona;
  return (
    <span className={styles.face} data-size={isSmall ? 'small' : 'large'} aria-hidden="true">
      {isMissing ? Array.from(nick).at(-1) : <img src={avatar} alt="" onError={() => setIsMissing(true)} />}
    </span>
  );
}

/** The membership of a persona; brass is for those that have one. */
export function PersonaLevel({ level }: { level: string }) {
  return (
    <span className={styles.level} data-member={level !== '普通会员'}>
      {level}
    </span>
  );
}

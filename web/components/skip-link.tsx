import { Box } from '#web/kit/layout/shapes.ts';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** The id of the place that it leads to, which can take the focus. */
  readonly to: string;
  readonly text: string;
}

/** The way past what the keyboard would stop at (跳到), seen only while it has the focus. */
export function SkipLink({ to, text }: SkipLinkProps) {
  return (
    <Box
      as="a"
      radius="control"
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        const place = document.getElementById(to);
        if (place === null) return;
        // The address stays as it is: kept or sent on, it would lead past what the page begins with.
        event.preventDefault();
        place.focus();
      }}
    >
      {text}
    </Box>
  );
}

import { Segmented as AntSegmented, type SegmentedProps } from 'antd';
import styles from './segmented.module.css';

/** A switch between few choices. Its checked radio is the one stop of the keyboard: antd stops at the group as well. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const className = `${styles.segmented} ${props.className ?? ''}`;
  return <AntSegmented<T> {...props} className={className} tabIndex={undefined} />;
}

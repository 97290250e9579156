import { Segmented as AntSegmented, type SegmentedProps } from 'antd';

/** A switch between few choices. Its checked radio is the one stop of the keyboard: antd stops at the group as well. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  return <AntSegmented<T> {...props} tabIndex={undefined} />;
}

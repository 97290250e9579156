import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { Cascader, type CascaderProps } from 'antd';
import { useId } from 'react';
import type { RegionOption } from '#web/lib/words/region-data.ts';
import styles from './fields.module.css';
import { type RegionInput, regionInput } from './region.ts';

interface RegionFieldProps {
  readonly options: RegionOption[];
  /** The codes of what is chosen already. */
  readonly codes?: readonly string[];
  /** Nothing else in the form was typed in yet. */
  readonly takesFocus?: boolean;
  readonly onChange: (region: RegionInput) => void;
}

/** Region (所在地区), 港澳台 included. */
export function RegionField({ options, codes = [], takesFocus = true, onChange }: RegionFieldProps) {
  const id = useId();
  const choose: CascaderProps<RegionOption>['onChange'] = (_codes, path) => onChange(regionInput(path ?? []));
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          所在地区<span className={styles.optional}>选填</span>
        </label>
      </div>
      <Cascader<RegionOption>
        id={id}
        size="large"
        className={styles.wide}
        classNames={{ popup: { list: styles.regionColumn } }}
        options={options}
        fieldNames={{ label: 'text', value: 'value', children: 'children' }}
        placeholder="请选择省、市、区"
        defaultValue={[...codes]}
        allowClear={{ clearIcon: <CloseCircleFilled />, label: '清除所在地区' }}
        showSearch
        autoFocus={takesFocus}
        onChange={choose}
      />
    </div>
  );
}

import { useCascaderAreaData as cascaderAreaData } from '@vant/area-data';
import { Cascader, type CascaderProps } from 'antd';
import { useId } from 'react';
import { type RegionInput, regionInput } from '../model/region.ts';
import styles from './fields.module.css';

const REGIONS = cascaderAreaData();

type Region = (typeof REGIONS)[number];

/** Region (所在地区), 港澳台 included. */
export function RegionField({ onChange }: { onChange: (region: RegionInput) => void }) {
  const id = useId();
  const choose: CascaderProps<Region>['onChange'] = (_codes, path) => onChange(regionInput(path ?? []));
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          所在地区<span className={styles.optional}>选填</span>
        </label>
      </div>
      <Cascader<Region>
        id={id}
        size="large"
        className={styles.wide}
        classNames={{ popup: { root: styles.regions } }}
        options={REGIONS}
        fieldNames={{ label: 'text', value: 'value', children: 'children' }}
        placeholder="请选择省、市、区"
        showSearch
        autoFocus
        onChange={choose}
      />
    </div>
  );
}

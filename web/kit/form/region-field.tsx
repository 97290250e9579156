import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { Cascader, type CascaderProps } from 'antd';
import type { RegionOption } from '#web/lib/words/region-data.ts';
import { Field } from './field.tsx';
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

const NO_PROBLEM = {};

/** Region (所在地区), 港澳台 included. */
export function RegionField({ options, codes = [], takesFocus = true, onChange }: RegionFieldProps) {
  const choose: CascaderProps<RegionOption>['onChange'] = (_codes, path) => onChange(regionInput(path ?? []));
  return (
    <Field label="所在地区" isOptional field={NO_PROBLEM}>
      {(control) => (
        <Cascader<RegionOption>
          {...control}
          size="large"
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
      )}
    </Field>
  );
}

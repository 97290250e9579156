import { Button, Cascader, Input } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import { regionParts } from '#contracts/rules/address/region-text.ts';
import type { RegionOption } from '#web/lib/words/region-data.ts';
import { Field, noteIdOf } from './field.tsx';
import styles from './form.module.css';
import type { AddressFormState } from './use-address-form.ts';

const LEVELS = [
  { field: 'province', label: '省份', autoComplete: 'address-level1' },
  { field: 'city', label: '城市', autoComplete: 'address-level2' },
  { field: 'district', label: '区县', autoComplete: 'address-level3' },
] as const;

/** The region (所在地区): chosen from the official list, or typed where the list lacks it. */
export function RegionField({ form }: { form: AddressFormState }) {
  const { draft, problems, doubts, regions } = form;
  const isTyped = draft.isRegionTyped || regions.hasFailed;
  const found = LEVELS.map(({ field }) => problems[field]).find((problem) => problem !== undefined);
  const isUntouched = draft.codes.length === 0;
  const problem = found !== undefined && !isTyped && isUntouched ? '请选择所在地区' : found;
  const id = form.idOf('province');
  const describedBy =
    problem !== undefined || doubts.region !== undefined || regions.hasFailed ? noteIdOf(id) : undefined;
  return (
    <Field
      id={id}
      label={isTyped ? '所在地区：省份、城市、区县' : '所在地区'}
      problem={problem}
      doubt={doubts.region}
      {...(regions.hasFailed ? { help: '地区列表没有加载出来，请直接填写' } : {})}
      beside={
        <Button
          type="link"
          size="small"
          className={styles.toggle}
          onClick={regions.hasFailed ? regions.load : form.toggleRegion}
        >
          {regions.hasFailed ? '重新加载' : isTyped ? '从列表选择' : '列表中没有？直接填写'}
        </Button>
      }
    >
      {isTyped ? (
        <div className={styles.levels}>
          {LEVELS.map(({ field, label, autoComplete }) => (
            <Input
              key={field}
              id={form.idOf(field)}
              size="large"
              aria-label={label}
              placeholder={label}
              autoComplete={autoComplete}
              maxLength={ADDRESS_LENGTHS[field]}
              value={draft.fields[field]}
              status={problems[field] === undefined ? '' : 'error'}
              aria-invalid={problems[field] !== undefined}
              aria-describedby={describedBy}
              onChange={(event) => form.set(field, event.target.value)}
            />
          ))}
        </div>
      ) : (
        <Cascader<RegionOption>
          id={id}
          size="large"
          className={styles.wide}
          classNames={{ popup: { list: styles.regionColumn } }}
          options={regions.regions?.options ?? []}
          fieldNames={{ label: 'text', value: 'value', children: 'children' }}
          placeholder={regions.regions === null ? '正在加载地区…' : '请选择省、市、区'}
          disabled={regions.regions === null}
          value={regions.regions === null ? [] : [...draft.codes]}
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
          allowClear={false}
          showSearch
          displayRender={([province = '', city = '', district = '']) =>
            regionParts({ province, city, district }).join(' / ')
          }
          onChange={(_codes, path) => form.setRegion(path ?? [])}
        />
      )}
    </Field>
  );
}

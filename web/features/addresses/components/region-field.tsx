import { Button, Cascader, Input } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import { regionParts } from '#contracts/rules/address/region-text.ts';
import { Field } from '#web/kit/form/field.tsx';
import fieldStyles from '#web/kit/form/fields.module.css';
import { Stack } from '#web/kit/layout/shapes.ts';
import type { RegionOption } from '#web/lib/words/region-data.ts';
import { Doubt } from './doubt.tsx';
import styles from './form.module.css';
import type { AddressFormState } from './use-address-form.ts';

const LEVELS = [
  { name: 'province', label: '省份', autoComplete: 'address-level1' },
  { name: 'city', label: '城市', autoComplete: 'address-level2' },
  { name: 'district', label: '区县', autoComplete: 'address-level3' },
] as const;

/** The region (所在地区): chosen from the official list, or typed where the list lacks it. */
export function RegionField({ form }: { form: AddressFormState }) {
  const { values, doubts, regions, isTyped } = form;
  const levels = LEVELS.map((level) => ({ ...level, field: form.of(level.name) }));
  const problem = levels.map(({ field }) => field.problem).find((words) => words !== undefined);
  const help = regions.hasFailed ? '地区列表没有加载出来，请直接填写' : undefined;
  return (
    <Field
      field={{ id: form.of('province').id, problem }}
      label={isTyped ? '所在地区：省份、城市、区县' : '所在地区'}
      help={doubts.region === undefined ? help : <Doubt words={doubts.region} />}
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
      {(control) =>
        isTyped ? (
          <Stack gap={16} columns="three">
            {levels.map(({ name, label, autoComplete, field }) => (
              <Input
                {...control}
                key={name}
                id={field.id}
                size="large"
                aria-label={label}
                placeholder={label}
                autoComplete={autoComplete}
                maxLength={ADDRESS_LENGTHS[name]}
                value={field.value}
                status={field.problem === undefined ? '' : 'error'}
                aria-invalid={field.problem !== undefined}
                onChange={(event) => field.change(event.target.value)}
              />
            ))}
          </Stack>
        ) : (
          <Cascader<RegionOption>
            {...control}
            size="large"
            classNames={{ popup: { list: fieldStyles.regionColumn } }}
            options={regions.regions?.options ?? []}
            fieldNames={{ label: 'text', value: 'value', children: 'children' }}
            placeholder={regions.regions === null ? '正在加载地区…' : '请选择省、市、区'}
            disabled={regions.regions === null}
            value={regions.regions === null ? [] : [...values.codes]}
            allowClear={false}
            showSearch
            displayRender={([province = '', city = '', district = '']) =>
              regionParts({ province, city, district }).join(' / ')
            }
            onChange={(_codes, path) => form.setRegion(path ?? [])}
          />
        )
      }
    </Field>
  );
}

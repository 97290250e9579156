import { Input } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import { Field } from '#web/kit/form/field.tsx';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import styles from './form.module.css';
import type { AddressFormState } from './use-address-form.ts';

const USUAL = ['家', '公司', '学校'] as const;

/** What the member calls the address (标签): one of the usual words, or an own one. */
export function LabelField({ form }: { form: AddressFormState }) {
  const field = form.of('label');
  const { value } = field;
  return (
    <Field field={field} label="标签" isOptional>
      {(control) => (
        <Row align="stretch" gap={8}>
          {USUAL.map((word) => (
            <Box
              as="button"
              keeps
              ground="sheet"
              radius="control"
              tone="text"
              hand
              key={word}
              type="button"
              className={styles.chip}
              aria-pressed={value === word}
              onClick={() => field.change(value === word ? '' : word)}
            >
              {word}
            </Box>
          ))}
          <Input
            {...control}
            size="large"
            value={value}
            maxLength={ADDRESS_LENGTHS.label}
            placeholder="自定义"
            autoComplete="off"
            onChange={(event) => field.change(event.target.value)}
          />
        </Row>
      )}
    </Field>
  );
}

import { Button, Input, Switch } from 'antd';
import { type ComponentProps, type Ref, useEffect, useId, useImperativeHandle } from 'react';
import {
  ADDRESS_LENGTHS,
  type AddressField,
  isOuterProvince,
} from '#contracts/rules/address/address-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import type { Address } from '../model/address.ts';
import { inputOfDraft } from '../model/address-draft.ts';
import { refusedField } from '../model/refused-field.ts';
import { Field, noteIdOf } from './field.tsx';
import styles from './form.module.css';
import { LabelField } from './label-field.tsx';
import { PasteBox } from './paste-box.tsx';
import { RegionField } from './region-field.tsx';
import { type AddressFormState, useAddressForm } from './use-address-form.ts';
import type { Addresses } from './use-addresses.ts';

/** Saves the form if nothing is wrong with it: the id of the address, or null where it was not saved. */
export type FinishAddress = () => Promise<string | null>;

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  /** What a new one begins with. */
  readonly ownMobile?: string;
  readonly addresses: Pick<Addresses, 'noteSaved'>;
  readonly isInDialog?: boolean;
  /** Sends the form from outside, without its own button. */
  readonly finisher?: Ref<FinishAddress> | undefined;
  readonly onSaved: (addrID: string) => void;
  readonly onCancel?: () => void;
  readonly onDirty?: (isDirty: boolean) => void;
  /** Whether it could be saved as it stands. */
  readonly onFilled?: ((isFilled: boolean) => void) | undefined;
}

type TextInputProps = Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'type'
>;

interface TextFieldProps extends TextInputProps {
  readonly form: AddressFormState;
  readonly field: Exclude<AddressField, 'province' | 'city' | 'district' | 'label'>;
  readonly label: string;
  readonly isOptional?: boolean;
}

function TextField({ form, field, label, isOptional = false, ...input }: TextFieldProps) {
  const id = form.idOf(field);
  const problem = form.problems[field];
  const doubt = form.doubts[field];
  return (
    <Field id={id} label={label} isOptional={isOptional} problem={problem} doubt={doubt}>
      <Input
        {...input}
        id={id}
        size="large"
        value={form.draft.fields[field]}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined && doubt === undefined ? undefined : noteIdOf(id)}
        onChange={(event) => form.set(field, event.target.value)}
      />
    </Field>
  );
}

/** The button that was pressed may be far from the form. */
function intoSight(words: HTMLElement | null): void {
  words?.scrollIntoView({ block: 'nearest' });
}

const NOT_SAVED = '没有保存成功，填写的内容都在，请重试';

/** The form of a shipping address (收货地址). */
export function AddressForm(props: AddressFormProps) {
  const {
    address,
    ownMobile = '',
    addresses,
    isInDialog = false,
    onSaved,
    onCancel,
    onDirty,
    onFilled,
  } = props;
  const form = useAddressForm(address, ownMobile);
  const defaultId = useId();
  const saving = useAct('AddressServiceMag.saveAddress', {
    notReached: NOT_SAVED,
    onFailure(error) {
      const field = refusedField(error);
      if (field !== null) form.refuse(field, error.message);
      return field !== null;
    },
  });
  const isTheDefault = address?.IsDefault === 'Y';

  const { isDirty, isFilled } = form;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useUnloadWarning(isDirty);
  useEffect(() => {
    onFilled?.(isFilled);
    return () => onFilled?.(false);
  }, [isFilled, onFilled]);

  useImperativeHandle(props.finisher, () => send);

  async function send(): Promise<string | null> {
    if (!form.check()) return null;
    const input = inputOfDraft(form.draft, address?.ID ?? '');
    const saved = await saving.run(input);
    if (saved === null) return null;
    addresses.noteSaved(input, saved.addrID);
    onSaved(saved.addrID);
    return saved.addrID;
  }

  return (
    <Form className={styles.form} data-place={isInDialog ? 'dialog' : 'page'} onSend={send}>
      <div className={styles.fields}>
        <PasteBox isReady={form.regions.regions !== null} outcome={form.outcome} onRead={form.read} />
        <div className={styles.pair}>
          <TextField
            form={form}
            field="name"
            label="收货人"
            autoComplete="name"
            maxLength={ADDRESS_LENGTHS.name}
          />
          <TextField
            form={form}
            field="mobile"
            label="手机号"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={24}
          />
        </div>
        <RegionField form={form} />
        <TextField
          form={form}
          field="street"
          label="街道"
          isOptional
          autoComplete="off"
          maxLength={ADDRESS_LENGTHS.street}
          placeholder="街道、镇或乡"
        />
        <TextField
          form={form}
          field="detail"
          label="详细地址"
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTHS.detail}
          placeholder="路、门牌号、楼层、房间号"
        />
        <div className={styles.pair}>
          <LabelField form={form} />
          {isOuterProvince(form.draft.fields.province) && form.draft.fields.zip === '' ? null : (
            <TextField
              form={form}
              field="zip"
              label="邮编"
              isOptional
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
            />
          )}
        </div>
        <div className={styles.default}>
          <Switch
            id={defaultId}
            checked={form.draft.isDefault}
            disabled={isTheDefault}
            onChange={form.setDefault}
          />
          <label htmlFor={defaultId}>设为默认</label>
          {isTheDefault ? <span className={styles.help}>要更换默认地址，请把另一个地址设为默认</span> : null}
        </div>
        {saving.problem === '' ? null : (
          <p ref={intoSight} className={styles.failed} role="alert">
            {saving.problem}
          </p>
        )}
      </div>
      <div className={styles.footer}>
        {onCancel ? (
          <Button size="large" onClick={onCancel}>
            取消
          </Button>
        ) : null}
        <Button type="primary" size="large" htmlType="submit" loading={saving.isBusy}>
          {isInDialog ? '保存' : '保存并使用'}
        </Button>
      </div>
    </Form>
  );
}

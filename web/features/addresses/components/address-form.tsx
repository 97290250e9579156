import { Button, Input, Switch } from 'antd';
import {
  type ComponentProps,
  type FormEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from 'react';
import {
  ADDRESS_LENGTHS,
  type AddressField,
  isOuterProvince,
} from '#contracts/rules/address/address-fields.ts';
import { useUnloadWarning } from '#web/lib/use-leave-guard.ts';
import type { Address } from '../api.ts';
import { inputOfDraft } from '../model/address-draft.ts';
import { refusedField } from '../model/refused-field.ts';
import { Field, noteIdOf } from './field.tsx';
import styles from './form.module.css';
import { LabelField } from './label-field.tsx';
import { PasteBox } from './paste-box.tsx';
import { RegionField } from './region-field.tsx';
import { type AddressFormState, useAddressForm } from './use-address-form.ts';
import type { Addresses } from './use-addresses.ts';

/** Saves what is filled in, where nothing is wrong with it; the id of the address, or null where it was not saved. */
export type FinishAddress = () => Promise<string | null>;

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  /** What a new one begins with. */
  readonly ownMobile?: string;
  readonly addresses: Pick<Addresses, 'save' | 'isSaving'>;
  readonly isInDialog?: boolean;
  /** For whoever goes on with the address without a press of the form's own button. */
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

/** The press that failed may have been made far from the form. */
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
  const [problem, setProblem] = useState('');
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
    setProblem('');
    const outcome = await addresses.save(inputOfDraft(form.draft, address?.ID ?? ''));
    if (outcome === null) return null;
    if (outcome.ok) {
      onSaved(outcome.value);
      return outcome.value;
    }
    const { error } = outcome;
    const field = refusedField(error);
    if (field !== null) form.refuse(field, error.message);
    else setProblem(error.isSaid ? NOT_SAVED : error.message);
    return null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles.form} data-place={isInDialog ? 'dialog' : 'page'} onSubmit={submit} noValidate>
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
        {problem === '' ? null : (
          <p ref={intoSight} className={styles.failed} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.footer}>
        {onCancel ? (
          <Button size="large" onClick={onCancel}>
            取消
          </Button>
        ) : null}
        <Button type="primary" size="large" htmlType="submit" loading={addresses.isSaving}>
          {isInDialog ? '保存' : '保存并使用'}
        </Button>
      </div>
    </form>
  );
}

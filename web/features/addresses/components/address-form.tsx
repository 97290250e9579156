import { Button, Switch } from 'antd';
import { type Ref, useEffect, useId, useImperativeHandle } from 'react';
import { ADDRESS_LENGTHS, isOuterProvince } from '#contracts/rules/address/address-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import type { Address } from '../model/address.ts';
import { type AddressDraft, inputOfDraft } from '../model/address-draft.ts';
import { Doubt } from './doubt.tsx';
import styles from './form.module.css';
import { LabelField } from './label-field.tsx';
import { PasteBox } from './paste-box.tsx';
import { RegionField } from './region-field.tsx';
import { useAddressForm } from './use-address-form.ts';
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

/** The button that was pressed may be far from the form. */
function intoSight(words: HTMLElement | null): void {
  words?.scrollIntoView({ block: 'nearest' });
}

const SAFE = '地址没有保存，填写的内容都在，请重试';

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
    safe: SAFE,
    onFailure: form.refused,
  });
  const isTheDefault = address?.IsDefault === 'Y';

  const { isChanged, isFilled } = form;
  useEffect(() => onDirty?.(isChanged), [isChanged, onDirty]);
  useUnloadWarning(isChanged);
  useEffect(() => {
    onFilled?.(isFilled);
    return () => onFilled?.(false);
  }, [isFilled, onFilled]);

  useImperativeHandle(props.finisher, () => send);

  async function send(): Promise<string | null> {
    return form.send(save);
  }

  async function save(draft: AddressDraft): Promise<string | null> {
    const input = inputOfDraft(draft, address?.ID ?? '');
    const saved = await saving.run(input);
    if (saved === null) return null;
    addresses.noteSaved(input, saved.addrID);
    onSaved(saved.addrID);
    return saved.addrID;
  }

  function typed(name: 'name' | 'mobile' | 'street' | 'detail' | 'zip') {
    const doubt = form.doubts[name];
    return { field: form.of(name), help: doubt === undefined ? undefined : <Doubt words={doubt} /> };
  }

  return (
    <Form size="large" className={styles.form} data-place={isInDialog ? 'dialog' : 'page'} onSend={send}>
      <Stack content="start" gap={16} className={styles.fields}>
        <PasteBox isReady={form.regions.regions !== null} outcome={form.outcome} onRead={form.read} />
        <Stack gap={16} className={styles.pair}>
          <TextField {...typed('name')} label="收货人" autoComplete="name" maxLength={ADDRESS_LENGTHS.name} />
          <TextField
            {...typed('mobile')}
            label="手机号"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={24}
          />
        </Stack>
        <RegionField form={form} />
        <TextField
          {...typed('street')}
          label="街道"
          isOptional
          autoComplete="off"
          maxLength={ADDRESS_LENGTHS.street}
          placeholder="街道、镇或乡"
        />
        <TextField
          {...typed('detail')}
          label="详细地址"
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTHS.detail}
          placeholder="路、门牌号、楼层、房间号"
        />
        <Stack gap={16} className={styles.pair}>
          <LabelField form={form} />
          {isOuterProvince(form.values.province) && form.values.zip === '' ? null : (
            <TextField
              {...typed('zip')}
              label="邮编"
              isOptional
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
            />
          )}
        </Stack>
        <Row wraps gap={4} gapX={8} thumb className={styles.default}>
          <Switch
            id={defaultId}
            checked={form.values.isDefault}
            disabled={isTheDefault}
            onChange={(isDefault) => form.set({ isDefault })}
          />
          <label htmlFor={defaultId}>设为默认</label>
          {isTheDefault ? (
            <Text size="12-20" tone="muted">
              要更换默认地址，请把另一个地址设为默认
            </Text>
          ) : null}
        </Row>
        {saving.problem === '' ? null : (
          <div ref={intoSight}>
            <Problem text={saving.problem} />
          </div>
        )}
      </Stack>
      <Row align="stretch" justify="end" gap={8} padTop={16} className={styles.footer}>
        {onCancel ? (
          <Button size="large" onClick={onCancel}>
            取消
          </Button>
        ) : null}
        <Button type="primary" size="large" htmlType="submit" loading={saving.isBusy}>
          {isInDialog ? '保存' : '保存并使用'}
        </Button>
      </Row>
    </Form>
  );
}

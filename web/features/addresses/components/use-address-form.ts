import { useEffect, useRef, useState } from 'react';
import {
  type AddressField,
  type AddressProblems,
  addressProblems,
  tidyAddress,
} from '#contracts/rules/address/address-fields.ts';
import { type AddressDoubt, readAddressText } from '#contracts/rules/address/address-text.ts';
import { type FieldHandle, useForm } from '#web/kit/form/use-form.ts';
import type { Address } from '../model/address.ts';
import {
  type AddressDraft,
  type Doubts,
  doubtsOf,
  draftOf,
  isRegionKnown,
  regionFrom,
  textAsDraft,
} from '../model/address-draft.ts';
import { fieldOfRefusal } from '../model/field-of-refusal.ts';
import { useRegions } from './use-regions.ts';

function doubtFieldOf(field: AddressField): AddressDoubt['field'] | null {
  if (field === 'province' || field === 'city' || field === 'district') return 'region';
  return field === 'label' ? null : field;
}

/** Where the region is chosen, it is one field: that of the province. */
function wrongInAddress(draft: AddressDraft, isRegionTyped: boolean): AddressProblems {
  const { city, district, ...found } = addressProblems(tidyAddress(draft));
  if (isRegionTyped) return { ...found, city, district };
  const isUntouched = draft.codes.length === 0;
  const region = found.province ?? city ?? district;
  return { ...found, province: region !== undefined && isUntouched ? '请选择所在地区' : region };
}

const TYPED = { codes: [], isRegionTyped: true };

/** The form of an address with its doubts: what was read from a text has to be looked at until it is typed over. */
export function useAddressForm(address: Address | null, ownMobile: string) {
  const regions = useRegions();
  const isTyped = (draft: AddressDraft) => draft.isRegionTyped || regions.hasFailed;
  const wrongIn = (draft: AddressDraft) => wrongInAddress(draft, isTyped(draft));
  const form = useForm({ start: draftOf(address), check: wrongIn, refusedAt: fieldOfRefusal });
  const { start, values, begin } = form;
  const [doubts, setDoubts] = useState<Doubts>({});
  const [outcome, setOutcome] = useState('');
  const data = regions.regions?.data;
  const hasSettled = useRef(false);
  useEffect(() => {
    if (data === undefined || hasSettled.current) return;
    hasSettled.current = true;
    // A region that is no longer in the list is no change by the member.
    if (!isRegionKnown(values, data)) begin(TYPED);
  });

  // It arrives with an answer that the form does not wait for; what is typed already stays.
  const [isMobileKnown, setIsMobileKnown] = useState(false);
  if (ownMobile !== '' && !isMobileKnown) {
    setIsMobileKnown(true);
    if (values.mobile === '') begin({ mobile: ownMobile });
  }

  /** What is typed over is doubted no longer. */
  function believe(field: AddressField): void {
    const doubted = doubtFieldOf(field);
    if (doubted !== null) setDoubts((before) => ({ ...before, [doubted]: undefined }));
  }

  function of(name: AddressField): FieldHandle {
    const field = form.of(name);
    function change(value: string): void {
      field.change(value);
      believe(name);
    }
    return { ...field, change };
  }

  function setRegion(path: Parameters<typeof regionFrom>[0]): void {
    form.set(regionFrom(path));
    believe('province');
  }

  return {
    ...form,
    /** Whether the region is chosen or typed is no change while it is the same. */
    isChanged: JSON.stringify({ ...values, ...TYPED }) !== JSON.stringify({ ...start, ...TYPED }),
    isTyped: isTyped(values),
    doubts,
    outcome,
    regions,
    of,
    setRegion,
    /** Nothing is missing or wrong; whether it is doubted is for the reader. */
    isFilled: Object.values(wrongIn(values)).every((problem) => problem === undefined),
    toggleRegion: () => (values.isRegionTyped ? setRegion([]) : form.set(TYPED)),
    /** Fills in what a text says (粘贴识别). */
    read(text: string): void {
      if (data === undefined) return;
      const found = readAddressText(text, data);
      form.set(textAsDraft(found));
      setDoubts(doubtsOf(found));
      const count = found.unsure.length;
      setOutcome(count === 0 ? '已识别并填好，请核对后保存。' : `已识别，有 ${count} 处请核对。`);
    },
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;

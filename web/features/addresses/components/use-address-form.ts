import { useEffect, useId, useRef, useState } from 'react';
import {
  type AddressField,
  type AddressProblems,
  addressProblems,
  tidyAddress,
} from '#contracts/rules/address/address-fields.ts';
import { type AddressDoubt, readAddressText } from '#contracts/rules/address/address-text.ts';
import type { Address } from '../model/address.ts';
import {
  type AddressDraft,
  type Doubts,
  doubtsOf,
  draftOf,
  isRegionKnown,
  isSameDraft,
  withField,
  withRegion,
  withText,
} from '../model/address-draft.ts';
import { ADDRESS_FIELDS } from '../model/refused-field.ts';
import { useRegions } from './use-regions.ts';

function doubtFieldOf(field: AddressField): AddressDoubt['field'] | null {
  if (field === 'province' || field === 'city' || field === 'district') return 'region';
  return field === 'label' ? null : field;
}

/** Values, problems and doubts of the form; checked when it is sent and then while something faulty is typed over. */
export function useAddressForm(address: Address | null, ownMobile: string) {
  const prefix = useId();
  const [start, setStart] = useState(() => draftOf(address));
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<AddressProblems>({});
  const [doubts, setDoubts] = useState<Doubts>({});
  const [outcome, setOutcome] = useState('');
  const regions = useRegions();
  const hasSettled = useRef(false);
  const idOf = (field: AddressField) => `${prefix}${field}`;

  const data = regions.regions?.data;
  useEffect(() => {
    if (data === undefined || hasSettled.current) return;
    hasSettled.current = true;
    setDraft((before) =>
      isRegionKnown(before, data) ? before : { ...before, codes: [], isRegionTyped: true },
    );
  }, [data]);

  // It arrives with an answer that the form does not wait for; what is typed already stays.
  const [isMobileKnown, setIsMobileKnown] = useState(false);
  if (ownMobile !== '' && !isMobileKnown) {
    setIsMobileKnown(true);
    if (draft.fields.mobile === '') {
      setStart(withField(start, 'mobile', ownMobile));
      setDraft(withField(draft, 'mobile', ownMobile));
    }
  }

  function become(next: AddressDraft, touched: readonly AddressField[]): void {
    setDraft(next);
    const found = addressProblems(tidyAddress(next.fields));
    // The province decides what a mobile and a postcode look like.
    setProblems((before) =>
      Object.fromEntries(
        ADDRESS_FIELDS.flatMap((field) => (before[field] && found[field] ? [[field, found[field]]] : [])),
      ),
    );
    setDoubts((before) => {
      const left = { ...before };
      for (const field of touched) {
        const doubted = doubtFieldOf(field);
        if (doubted !== null) delete left[doubted];
      }
      return left;
    });
  }

  function focus(field: AddressField): void {
    // What was found stands on the page only after the next drawing.
    requestAnimationFrame(() => {
      const isLevel = field === 'city' || field === 'district';
      const place =
        document.getElementById(idOf(field)) ?? (isLevel ? document.getElementById(idOf('province')) : null);
      place?.focus();
      place?.scrollIntoView({ block: 'center' });
    });
  }

  function refuse(field: AddressField, problem: string): void {
    setProblems((before) => ({ ...before, [field]: problem }));
    focus(field);
  }

  return {
    draft,
    problems,
    doubts,
    outcome,
    regions,
    idOf,
    refuse,
    /** Nothing is missing or wrong; whether it is doubted is for the reader. */
    isFilled: Object.keys(addressProblems(tidyAddress(draft.fields))).length === 0,
    isDirty: !isSameDraft(draft, start) && !(hasSettled.current && isOnlyTyped(draft, start)),
    set: (field: AddressField, value: string) => become(withField(draft, field, value), [field]),
    setRegion: (path: readonly { readonly text: string; readonly value: string }[]) =>
      become(withRegion(draft, path), ['province']),
    setDefault: (isDefault: boolean) => setDraft({ ...draft, isDefault }),
    toggleRegion: () =>
      draft.isRegionTyped
        ? become(withRegion(draft, []), ['province'])
        : become({ ...draft, codes: [], isRegionTyped: true }, []),
    /** Fills in what a text says (粘贴识别). */
    read(text: string): void {
      if (data === undefined) return;
      const found = readAddressText(text, data);
      setDraft(withText(draft, found));
      setProblems({});
      setDoubts(doubtsOf(found));
      const count = found.unsure.length;
      setOutcome(count === 0 ? '已识别并填好，请核对后保存。' : `已识别，有 ${count} 处请核对。`);
    },
    /** True when nothing is wrong; otherwise the first faulty field has the focus. */
    check(): boolean {
      const found = addressProblems(tidyAddress(draft.fields));
      setProblems(found);
      const first = ADDRESS_FIELDS.find((field) => found[field] !== undefined);
      if (first !== undefined) focus(first);
      return first === undefined;
    },
  };
}

/** A region that is no longer in the list is no change by the member. */
function isOnlyTyped(draft: AddressDraft, start: AddressDraft): boolean {
  return draft.isRegionTyped && isSameDraft({ ...start, codes: [], isRegionTyped: true }, draft);
}

export type AddressFormState = ReturnType<typeof useAddressForm>;

import { Button } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import type { Collector, collectorProblems } from '#contracts/rules/parcels/pickup.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { Fields } from './fields.tsx';

interface PickupChoiceProps {
  /** Where and how, in the words of the offer. */
  readonly note: string;
  readonly collector: Collector;
  readonly problems: ReturnType<typeof collectorProblems>;
  readonly onChange: (collector: Collector) => void;
  /** Back to where it can be sent to; undefined where the addresses are there already. */
  readonly onSend: (() => void) | undefined;
}

const MOBILE_MAX = 20;

/** Who collects the books and where (门店自提), in place of an address. */
export function PickupChoice({ note, collector, problems, onChange, onSend }: PickupChoiceProps) {
  return (
    <Sheet
      title="自提信息"
      {...shows('OrderServiceMag.previewOrder')}
      extra={
        onSend === undefined ? null : (
          <Button type="link" onClick={onSend}>
            改为快递
          </Button>
        )
      }
    >
      <p>{note}</p>
      <Fields>
        <TextField
          label="取书人"
          field={{
            value: collector.name,
            problem: problems.name,
            change: (name) => onChange({ ...collector, name }),
          }}
          maxLength={ADDRESS_LENGTHS.name}
          autoComplete="name"
        />
        <TextField
          label="手机号"
          field={{
            value: collector.mobile,
            problem: problems.mobile,
            change: (mobile) => onChange({ ...collector, mobile }),
          }}
          maxLength={MOBILE_MAX}
          autoComplete="tel"
        />
      </Fields>
    </Sheet>
  );
}

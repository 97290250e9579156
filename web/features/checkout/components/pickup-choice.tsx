import { Button } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import type { Collector, collectorProblems } from '#contracts/rules/parcels/pickup.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import { Field, Fields } from './fields.tsx';

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
        <Field
          label="取书人"
          value={collector.name}
          problem={problems.name}
          maxLength={ADDRESS_LENGTHS.name}
          autoComplete="name"
          onChange={(name) => onChange({ ...collector, name })}
        />
        <Field
          label="手机号"
          value={collector.mobile}
          problem={problems.mobile}
          maxLength={MOBILE_MAX}
          autoComplete="tel"
          onChange={(mobile) => onChange({ ...collector, mobile })}
        />
      </Fields>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { Answer } from '#web/kit/ask/answer.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { shows } from '#web/lib/shows.ts';
import { askMyWorks, lastOnly } from '../model/my-works.ts';

interface ProductFieldProps {
  readonly opusID: string;
  readonly onChange: (opusID: string) => void;
}

/** Which of the member's own works is printed (商品). */
export function ProductField({ opusID, onChange }: ProductFieldProps) {
  const id = useId();
  const query = useQuery(askMyWorks());
  return (
    <div {...shows('OpusServiceMag.getOpusList')}>
      <Answer query={query} what="作品" safe="热区照常编辑，作品请稍后重试。">
        {(works) => (
          <Field
            field={{ id, problem: '' }}
            label="加入购物车的作品"
            help={`作品只有您自己能下单印刷：别的读者看不到这个热区。${lastOnly(works)}`}
          >
            {(control) => (
              <Select
                id={control.id}
                style={{ width: '100%' }}
                showSearch={{ optionFilterProp: 'label' }}
                value={opusID === '' ? undefined : opusID}
                options={optionsOf(works.list, opusID)}
                onChange={onChange}
              />
            )}
          </Field>
        )}
      </Answer>
    </div>
  );
}

function optionsOf(list: readonly { readonly ID: string; readonly name: string }[], opusID: string) {
  const options = list.map(({ ID, name }) => ({ value: ID, label: `《${name}》` }));
  const isThere = opusID === '' || list.some(({ ID }) => ID === opusID);
  return isThere ? options : [...options, { value: opusID, label: `作品 ${opusID}` }];
}

import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import {
  ALIGNMENTS,
  type Alignment,
  alignedAreas,
  boxOfArea,
  orderedAreas,
} from '#contracts/rules/pages/areas/area-edits.ts';
import { overlapsOf, problemsOf } from '#contracts/rules/pages/areas/area-problems.ts';
import { AREA_LABEL_MAX } from '#contracts/rules/pages/areas/check-areas.ts';
import {
  AREA_KINDS,
  AREA_TEXT_MAX,
  type AreaKind,
  type KnownPages,
  readTarget,
  targetText,
} from '#contracts/rules/pages/areas/targets.ts';
import type { AreaTarget, HotArea } from '#contracts/rules/pages/document.ts';
import { INKS } from '#contracts/rules/pages/edits/inks.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { ChoiceField, ColorField, NumberField } from '#web/features/editor/panels/fields.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { inBox, type Size } from '../model/tools.ts';
import type { Areas, Written } from '../model/use-areas.ts';
import { removeChosen } from './area-keys.ts';
import { PictureField } from './picture-field.tsx';
import { ProductField } from './product-field.tsx';

interface AreaFieldsProps extends Size {
  readonly opusID: string;
  readonly desk: Areas;
  readonly known: KnownPages;
  readonly onCopy: () => void;
}

const KINDS = Object.entries(AREA_KINDS) as [AreaKind, string][];
const LOOKS = [
  ['', '看不见'],
  ['frame', '边框'],
  ['tint', '底色'],
] as const;
const ORDERS = { top: '置于顶层', up: '上移一层', down: '下移一层', bottom: '置于底层' } as const;

/** What the chosen areas are (属性), in fields that need no mouse. */
export function AreaFields(props: AreaFieldsProps) {
  const { desk } = props;
  const chosen = desk.areas.filter(({ id }) => desk.chosen.includes(id));
  const [first, ...others] = chosen;
  if (!first) return <Note size="12-20">在页面上或下面的列表里选一个热区，再改它的目标、名称和位置。</Note>;
  return (
    <Stack gap={12}>
      {others.length === 0 ? (
        <OneArea key={first.id} area={first} {...props} />
      ) : (
        <Text weight={600}>选中 {chosen.length} 个热区</Text>
      )}
      <Row gap={8} wraps>
        <ActionMenu
          title="对齐"
          opener="对齐"
          items={(Object.keys(ALIGNMENTS) as Alignment[]).map((key) => ({ key, label: ALIGNMENTS[key] }))}
          onChoose={(how) => desk.editPage((areas) => alignedAreas(areas, new Set(desk.chosen), how, props))}
        />
        {others.length === 0 ? (
          <ActionMenu
            title="层次"
            opener="层次"
            items={(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map((key) => ({
              key,
              label: ORDERS[key],
            }))}
            onChoose={(to) => desk.editPage((areas) => orderedAreas(areas, first.id, to))}
          />
        ) : null}
        <Button onClick={props.onCopy}>复制到…</Button>
        <Button danger onClick={({ currentTarget }) => removeChosen(desk, currentTarget)}>
          删除
        </Button>
      </Row>
    </Stack>
  );
}

function OneArea({ area, desk, known, opusID, ...size }: AreaFieldsProps & { readonly area: HotArea }) {
  const { target, label, look = '', color = INKS.line } = area;
  const put = (next: HotArea, like?: string) =>
    desk.editPage((areas) => areas.map((each) => (each.id === area.id ? next : each)), like);
  const { x, y, w, h } = boxOfArea(area);
  const problems = problemsOf({ page: desk.page, areas: desk.areas }, { ...size, pages: known }).filter(
    (each) => each.area === area.id,
  );
  const under = overlapsOf(area, desk.areas);
  const sides = [
    ['左', 'x', x],
    ['上', 'y', y],
    ...(area.shape === 'point'
      ? []
      : ([
          ['宽', 'w', w],
          ['高', 'h', h],
        ] as const)),
  ] as const;

  return (
    <>
      <TargetFields
        {...{ target, known, opusID }}
        written={desk.written.get(area.id)}
        onWrite={(next) => desk.write(area.id, next && { ...next, target })}
        onChange={(next) => put({ ...area, target: next }, `target ${next.to} ${area.id}`)}
      />
      <TextField
        label="名称（悬停时显示，也念给读屏）"
        isOptional
        maxLength={AREA_LABEL_MAX}
        field={{ value: label, change: (text) => put({ ...area, label: text }, `label ${area.id}`) }}
      />
      <Row gap={8} align="end">
        <ChoiceField
          label="样式"
          value={look}
          choices={LOOKS}
          onChange={(next) => {
            const { look: _look, ...rest } = area;
            put(next === '' ? rest : { ...rest, look: next });
          }}
        />
        <ColorField
          label="颜色"
          value={color}
          onChange={(next) => put({ ...area, color: next }, `color ${area.id}`)}
        />
      </Row>
      <Row gap={8}>
        {sides.map(([name, side, value]) => (
          <NumberField
            key={side}
            label={`${name}（毫米）`}
            value={value}
            min={0}
            max={side === 'x' || side === 'w' ? size.widthMm : size.heightMm}
            step={1}
            onChange={(next) => put(inBox(area, { [side]: next }, size), `${side} ${area.id}`)}
          />
        ))}
      </Row>
      {under > 0 ? (
        <Note size="12-20">和 {under} 个热区重叠；编号大的在上面，读者按到的是最上面的那个。</Note>
      ) : null}
      {problems.map(({ kind, message }) => (
        <Text
          key={kind}
          as="p"
          size="12-20"
          tone={kind === 'gone' || kind === 'bad' ? 'seal' : 'brass'}
          role="status"
        >
          {message}
        </Text>
      ))}
    </>
  );
}

interface TargetFieldsProps {
  readonly target: AreaTarget;
  readonly known: KnownPages;
  readonly opusID: string;
  readonly written: Written | undefined;
  readonly onChange: (target: AreaTarget) => void;
  readonly onWrite: (written: Omit<Written, 'target'> | null) => void;
}

const WORDS: Readonly<Partial<Record<AreaKind, readonly [label: string, placeholder: string]>>> = {
  page: ['跳到第几页', '例如：12'],
  address: ['网址', 'https://'],
  mail: ['邮箱', '例如：hello@example.com'],
  phone: ['电话', '例如：0571-88886666'],
};

/** What is typed becomes the target as soon as it is one; until then it stays written, with the reason. */
function TargetFields({ target, known, opusID, written, onChange, onWrite }: TargetFieldsProps) {
  const id = useId();
  const before = written?.target === target ? written : null;
  const [kind, setKind] = useState<AreaKind>(before?.kind ?? target.to);
  const [typed, setTyped] = useState<string | null>(before?.text ?? null);
  const [shownFor, setShownFor] = useState(target);
  // Undone, or changed from elsewhere.
  if (shownFor !== target) {
    setShownFor(target);
    setKind(target.to);
    if (typed !== null && targetText(target, known) !== typed) setTyped(null);
  }
  const value = typed ?? (kind === target.to ? targetText(target, known) : '');
  const read = readTarget(kind, value, known);
  const problem = typed !== null && read.kind === 'refused' ? read.message : undefined;

  function change(text: string, of = kind): void {
    setTyped(text);
    const next = readTarget(of, text, known);
    onWrite(next.kind === 'done' ? null : { kind: of, text });
    if (next.kind !== 'done') return;
    setShownFor(next.value);
    onChange(next.value);
  }

  const field = { value, problem, change: (text: string) => change(text) };
  const [label, placeholder] = WORDS[kind] ?? [];
  return (
    <>
      <Field field={{ id, problem: undefined }} label="点了以后">
        {(control) => (
          <Select
            id={control.id}
            style={{ width: '100%' }}
            value={kind}
            options={KINDS.map(([each, name]) => ({ value: each, label: name }))}
            onChange={(next) => {
              setKind(next);
              setTyped(next === target.to ? null : '');
              onWrite(next === target.to ? null : { kind: next, text: '' });
              if (next === 'product') change(opusID, next);
            }}
          />
        )}
      </Field>
      {label === undefined ? null : (
        <TextField
          label={label}
          {...(placeholder ? { placeholder } : {})}
          inputMode={
            kind === 'page' ? 'numeric' : kind === 'phone' ? 'tel' : kind === 'mail' ? 'email' : 'url'
          }
          help={kind === 'page' && typed === null && value === '' ? '失效：要跳到的页已经不在了' : undefined}
          field={field}
        />
      )}
      {kind === 'text' ? <WordsField label="显示的文字" maxLength={AREA_TEXT_MAX} field={field} /> : null}
      {kind === 'picture' ? <PictureField opusID={opusID} source={value} onChange={change} /> : null}
      {kind === 'product' ? <ProductField opusID={value} onChange={change} /> : null}
    </>
  );
}

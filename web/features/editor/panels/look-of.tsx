import type {
  CodeElement,
  ImageElement,
  LinkElement,
  LinkTarget,
  PageElement,
  ShapeElement,
  TextElement,
  TextStyle,
} from '#contracts/rules/pages/document.ts';
import { INKS } from '#contracts/rules/pages/edits/inks.ts';
import { MOST_ZOOM, zoomed, zoomOf } from '#contracts/rules/pages/edits/pictures.ts';
import { coarseText, dpiOf, isBlurred, isCoarse } from '#contracts/rules/pages/geometry/dpi.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useEditorState } from '../model/editing.ts';
import { useSizeOf } from '../model/photos.ts';
import { sheetWords } from '../model/role-words.ts';
import { ActionButton } from './action-button.tsx';
import { ChoiceField, ColorField, NumberField, SliderField, WordsField } from './fields.tsx';
import styles from './panels.module.css';
import { useChange } from './use-change.ts';

interface LookProps<E extends PageElement> {
  readonly element: E;
  readonly isFixed: boolean;
}

/** The looks of an element, by its kind. */
export function LookOf({ element, isFixed }: LookProps<PageElement>) {
  switch (element.kind) {
    case 'text':
      return <TextLook element={element} isFixed={isFixed} />;
    case 'image':
      return <ImageLook element={element} isFixed={isFixed} />;
    case 'shape':
      return <ShapeLook element={element} isFixed={isFixed} />;
    case 'code':
      return <CodeLook element={element} isFixed={isFixed} />;
    case 'link':
      return <LinkLook element={element} isFixed={isFixed} />;
    case 'words':
      return null;
  }
}

/** Points, in which printers measure letters. */
export const PT_PER_MM = 72 / 25.4;

function TextLook({ element, isFixed }: LookProps<TextElement>) {
  const { change } = useChange();
  const { style } = element;
  const set = (next: Partial<TextStyle>) =>
    change(`style ${Object.keys(next)}`, (each) =>
      each.kind === 'text' ? { ...each, style: { ...each.style, ...next } } : each,
    );
  return (
    <>
      <Stack gap={8} className={styles.pairs}>
        <ChoiceField
          label="字体"
          value={style.family}
          choices={[
            ['serif', '宋体'],
            ['sans', '黑体'],
          ]}
          isDisabled={isFixed}
          onChange={(family) => set({ family })}
        />
        <ChoiceField
          label="粗细"
          value={style.weight}
          choices={[
            [400, '常规'],
            [700, '粗体'],
          ]}
          isDisabled={isFixed}
          onChange={(weight) => set({ weight })}
        />
        <NumberField
          label="字号"
          value={style.size * PT_PER_MM}
          unit="pt"
          min={3}
          max={800}
          isDisabled={isFixed}
          onChange={(points) => set({ size: points / PT_PER_MM })}
        />
        <NumberField
          label="行距"
          value={style.leading}
          min={0.8}
          max={5}
          step={0.1}
          isDisabled={isFixed}
          onChange={(leading) => set({ leading })}
        />
        <ChoiceField
          label="对齐"
          value={style.align}
          choices={[
            ['left', '左'],
            ['center', '中'],
            ['right', '右'],
            ['justify', '两端'],
          ]}
          isDisabled={isFixed}
          onChange={(align) => set({ align })}
        />
        <NumberField
          label="首行缩进"
          value={style.indent}
          unit="字"
          min={0}
          max={20}
          isDisabled={isFixed}
          onChange={(indent) => set({ indent })}
        />
      </Stack>
      <ColorField
        label="文字颜色"
        value={style.color}
        isDisabled={isFixed}
        onChange={(color) => set({ color })}
      />
    </>
  );
}

function ImageLook({ element, isFixed }: LookProps<ImageElement>) {
  const { tryOut, keep, change } = useChange();
  const sizeOf = useSizeOf();
  const size = sizeOf(element.source);
  const dpi = size ? dpiOf(element, size) : null;
  return (
    <>
      {dpi === null ? null : (
        <Text size={12} tone={isBlurred(dpi) ? 'seal' : 'muted'} digits>
          有效分辨率{isCoarse(dpi) ? `${coarseText(dpi)}，请缩小图片或换一张更大的` : ` ${dpi} dpi`}
        </Text>
      )}
      <SliderField
        label="框内放大"
        value={Number(zoomOf(element).toFixed(2))}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        isDisabled={isFixed}
        onTry={(zoom) => tryOut((each) => (each.kind === 'image' ? zoomed(each, zoom) : each))}
        onKeep={keep}
      />
      <NumberField
        label="圆角"
        value={element.radius ?? 0}
        unit="mm"
        min={0}
        max={200}
        isDisabled={isFixed}
        onChange={(radius) =>
          change('radius', (each) => {
            if (each.kind !== 'image') return each;
            const { radius: _radius, ...rest } = each;
            return radius === 0 ? rest : { ...rest, radius };
          })
        }
      />
      <ActionButton id="across-spread" type="default" size="small" />
      <Muted size={12}>双击图片，拖动选择要显示的部分。</Muted>
    </>
  );
}

function ShapeLook({ element, isFixed }: LookProps<ShapeElement>) {
  const { change } = useChange();
  const set = (next: Partial<ShapeElement>) =>
    change(`shape ${Object.keys(next)}`, (each) => (each.kind === 'shape' ? { ...each, ...next } : each));
  const { form, fill, stroke, strokeWidth, radius } = element;
  return (
    <>
      {form === 'line' ? null : (
        <ColorField
          label="填充"
          value={fill ?? INKS.paper}
          isDisabled={isFixed}
          onChange={(fill) => set({ fill })}
        />
      )}
      <ColorField
        label="线条"
        value={stroke ?? INKS.line}
        isDisabled={isFixed}
        onChange={(stroke) => set({ stroke, strokeWidth: strokeWidth || 0.5 })}
      />
      <Stack gap={8} className={styles.pairs}>
        <NumberField
          label="线宽"
          value={strokeWidth}
          unit="mm"
          min={0}
          max={50}
          step={0.1}
          isDisabled={isFixed}
          onChange={(strokeWidth) => set({ strokeWidth, stroke: stroke ?? INKS.line })}
        />
        {form === 'rect' ? (
          <NumberField
            label="圆角"
            value={radius}
            unit="mm"
            min={0}
            max={200}
            isDisabled={isFixed}
            onChange={(radius) => set({ radius })}
          />
        ) : null}
      </Stack>
    </>
  );
}

function CodeLook({ element, isFixed }: LookProps<CodeElement>) {
  const { change } = useChange();
  return (
    <>
      <WordsField
        label="二维码的内容"
        value={element.text}
        maxLength={DOCUMENT_LIMITS.codeLength}
        isDisabled={isFixed}
        flawOf={(text) => (text.trim() === '' ? '请填写内容，例如一个网址' : '')}
        onChange={(text) => change('code', (each) => (each.kind === 'code' ? { ...each, text } : each))}
      />
      <ColorField
        label="颜色"
        value={element.ink}
        isDisabled={isFixed}
        onChange={(ink) => change('ink', (each) => (each.kind === 'code' ? { ...each, ink } : each))}
      />
    </>
  );
}

const FIRST_ADDRESS = 'https://www.example.com/';

function LinkLook({ element, isFixed }: LookProps<LinkElement>) {
  const { change } = useChange();
  const document = useEditorState((state) => state.document);
  const { target, label } = element;
  const lead = (target: LinkTarget) =>
    change('link', (each) => (each.kind === 'link' ? { ...each, target } : each));
  return (
    <>
      <ChoiceField
        label="转到"
        value={target.to === 'page' ? target.page : ''}
        choices={[
          ['', '网页'],
          ...document.pages.map((page, at) => [page.id, sheetWords(page, at + 1, document)] as const),
        ]}
        isDisabled={isFixed}
        onChange={(page) =>
          lead(page === '' ? { to: 'address', address: FIRST_ADDRESS } : { to: 'page', page })
        }
      />
      {target.to === 'address' ? (
        <WordsField
          label="网址"
          value={target.address}
          maxLength={DOCUMENT_LIMITS.addressLength}
          isDisabled={isFixed}
          flawOf={(address) => (isSafeAddress(address) ? '' : '请以 https:// 或 mailto: 开头')}
          onChange={(address) => lead({ to: 'address', address })}
        />
      ) : null}
      <WordsField
        label="名称，读给看不见页面的读者"
        value={label}
        maxLength={DOCUMENT_LIMITS.titleLength}
        isDisabled={isFixed}
        onChange={(label) => change('label', (each) => (each.kind === 'link' ? { ...each, label } : each))}
      />
    </>
  );
}

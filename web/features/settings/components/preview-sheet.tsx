import { useEffect, useRef, useState } from 'react';
import { type ReaderOptions, tryAddress } from '#contracts/rules/publications/reader-options.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Box, Note, Stack } from '#web/kit/layout/shapes.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { readingPath } from '#web/lib/paths.ts';
import type { Setting } from '../model/setting.ts';

const DEVICES = { phone: [360, 640], desktop: [1080, 720] } as const;
type Device = keyof typeof DEVICES;
const DEVICE_OPTIONS: { value: Device; label: string }[] = [
  { value: 'phone', label: '手机' },
  { value: 'desktop', label: '电脑' },
];
/** Waits until typing rests. */
const REST_MS = 500;
const MOST_PX = 640;

interface PreviewSheetProps {
  readonly setting: Setting;
  /** Null while something is wrong with them; what was shown stays. */
  readonly options: ReaderOptions | null;
}

/** The reader itself, as a visitor will have it with options that need not be saved (预览). */
export function PreviewSheet({ setting: { code, name, revision }, options }: PreviewSheetProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const frame = useRef<HTMLDivElement>(null);
  const { width: room } = useSize(frame);
  const wished = options === null ? '' : tryAddress(readingPath(code), options);
  const address = useRested(wished);
  const [width, height] = DEVICES[device];
  const scale = Math.min(1, room / width, MOST_PX / height);
  return (
    <Sheet title="预览">
      <Stack gap={12} columns="one">
        <Segmented<Device>
          aria-label="设备"
          block
          options={DEVICE_OPTIONS}
          value={device}
          onChange={setDevice}
        />
        <div ref={frame}>
          <Box radius="control" style={{ position: 'relative', height: height * scale, overflow: 'hidden' }}>
            <iframe
              key={`${address} ${device} ${revision}`}
              src={address}
              title={`《${name}》的阅读预览`}
              width={width}
              height={height}
              style={{
                position: 'absolute',
                border: 0,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          </Box>
        </div>
        <Note size="12-20">预览的是草稿，读者的权限和水印照设置显示；没保存的改动也看得到。</Note>
      </Stack>
    </Sheet>
  );
}

/** The last value that was any, once it rests. */
function useRested(wished: string): string {
  const [rested, setRested] = useState(wished);
  useEffect(() => {
    if (wished === '') return;
    const timer = setTimeout(() => setRested(wished), REST_MS);
    return () => clearTimeout(timer);
  }, [wished]);
  return rested;
}

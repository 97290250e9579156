import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { Button } from 'antd';
import { type LinkStep, writeStep } from './link.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Copies a link that opens this page and does one step there. */
export function StepLinkButton({ step }: { readonly step: LinkStep }) {
  const copyLink = useCopyLink();
  return (
    <Button
      size="small"
      type="text"
      icon={<LinkOutlined aria-hidden="true" />}
      title="复制链接"
      aria-label={`复制链接 ${writeStep(step)}`}
      onClick={() => void copyLink(() => [step])}
    />
  );
}

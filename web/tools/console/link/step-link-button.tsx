import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import { type LinkStep, writeStep } from './link.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Copies a link that opens this page and does one step there. */
export function StepLinkButton({ step }: { readonly step: LinkStep }) {
  const copyLink = useCopyLink();
  const say = useWords().frame.link;
  return (
    <Button
      size="small"
      type="text"
      icon={<LinkOutlined aria-hidden="true" />}
      title={say.copy}
      aria-label={say.copyOf(writeStep(step))}
      onClick={() => void copyLink(() => [step])}
    />
  );
}

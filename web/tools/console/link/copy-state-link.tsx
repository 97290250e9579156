import { Button } from 'antd';
import { currentSteps } from './current-steps.ts';
import { useCopyLink } from './use-copy-link.ts';

/** A link that opens this screen in this state at a colleague's: member, clock and faults. */
export function CopyStateLink() {
  const copyLink = useCopyLink();
  return (
    <Button
      type="link"
      size="small"
      title="带上当前身份、时钟和故障"
      onClick={() => void copyLink(currentSteps)}
    >
      复制链接
    </Button>
  );
}

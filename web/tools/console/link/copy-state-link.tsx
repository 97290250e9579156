import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import { currentSteps } from './current-steps.ts';
import { useCopyLink } from './use-copy-link.ts';

/** A link that opens this screen in this state at a colleague's: member, clock and faults. */
export function CopyStateLink() {
  const copyLink = useCopyLink();
  const say = useWords().frame.link;
  return (
    <Button type="link" size="small" title={say.copyHint} onClick={() => void copyLink(currentSteps)}>
      {say.copy}
    </Button>
  );
}

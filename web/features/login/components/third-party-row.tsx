import { ProviderGlyph } from '#web/components/pictures/provider-glyph.tsx';
import { Column, Row, Stack } from '#web/kit/layout/shapes.ts';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './panel.module.css';

interface ThirdPartyRowProps {
  readonly providers: readonly ThirdLoginType[];
  readonly onChoose: (provider: ThirdLoginType) => void;
}

/** Third-party accounts (第三方账号) to log in with. */
export function ThirdPartyRow({ providers, onChoose }: ThirdPartyRowProps) {
  return (
    <Column gap={12} {...shows('UserCenterMag.getThirdLoginInfo')}>
      <Row gap={12} tone="muted" size={12} className={styles.divider}>
        其他登录方式
      </Row>
      <Stack className={styles.thirdRow}>
        {providers.map((provider) => (
          <Column
            as="button"
            gap={4}
            align="center"
            radius="control"
            tone="muted"
            hand
            key={provider}
            type="button"
            className={styles.thirdButton}
            onClick={() => onChoose(provider)}
          >
            <ProviderGlyph provider={provider} />
            {THIRD_LOGIN_NAMES[provider]}
          </Column>
        ))}
      </Stack>
    </Column>
  );
}

import { CARD_THEMES, type CardTheme, THEME_COLOURS } from '#contracts/rules/cards/card-themes.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './theme-choice.module.css';

interface ThemeChoiceProps {
  readonly theme: CardTheme;
  readonly onChange: (theme: CardTheme) => void;
}

/** How the card looks (主题). */
export function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  return (
    <fieldset className={styles.themes} aria-label="主题">
      {CARD_THEMES.map((one) => {
        const { label, head, headEnd, accent } = THEME_COLOURS[one];
        return (
          <Stack key={one} as="label" size={12} gap={4} items="center" hand className={styles.theme}>
            <input type="radio" name="card-theme" checked={one === theme} onChange={() => onChange(one)} />
            <Text
              radius="control"
              holds
              className={styles.swatch}
              style={{ background: `linear-gradient(150deg, ${head}, ${headEnd})` }}
              aria-hidden="true"
            >
              <i style={{ background: accent }} />
            </Text>
            {label}
          </Stack>
        );
      })}
    </fieldset>
  );
}

import { ConfigProvider, Rate } from 'antd';

// The stars of the library are yellow on almost white; these are ink, with edges that can be seen.
const THEME = { components: { Rate: { starColor: 'var(--ink)', starBg: 'var(--ink-faint)' } } };

interface StarsProps {
  readonly stars: number;
  /** Left out where they only show. */
  readonly onChange?: (stars: number) => void;
}

/** One to five stars (星级). */
export function Stars({ stars, onChange }: StarsProps) {
  return (
    <ConfigProvider theme={THEME}>
      {onChange ? (
        <Rate value={stars} onChange={onChange} aria-label="满意程度" />
      ) : (
        <span role="img" aria-label={`${stars} 星`}>
          <Rate value={stars} disabled aria-hidden="true" />
        </span>
      )}
    </ConfigProvider>
  );
}

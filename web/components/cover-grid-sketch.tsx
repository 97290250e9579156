import styles from './cover-grid-sketch.module.css';

const COVERS = ['ink', 'paper', 'mist', 'sheet', 'paper', 'mist', 'sheet', 'ink', 'paper', 'mist'] as const;

/** A shelf of books without titles: what a screen full of publications will look like. */
export function CoverGridSketch() {
  const places = COVERS.map((colour, place) => ({ colour, place }));
  return (
    <div aria-hidden="true">
      <div className={styles.heading} />
      <div className={styles.grid}>
        {places.map(({ colour, place }) => (
          <div key={place}>
            <div className={styles.cover} data-colour={colour}>
              <span className={styles.plate} />
            </div>
            <span className={styles.line} />
            <span className={styles.short} />
          </div>
        ))}
      </div>
    </div>
  );
}

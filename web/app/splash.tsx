/**
 * Stands on the page from its first bytes until the first screen is there. The page is delivered with it, ahead of any
 * script, so it is made of nothing but elements and of styles that every page has.
 */
export function Splash() {
  return (
    <div className="splash">
      <p className="only-read" role="status">
        正在打开
      </p>
      <p className="splash-word" aria-hidden="true">
        书桌
      </p>
    </div>
  );
}

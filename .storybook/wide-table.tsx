import type { ReactNode } from 'react'

/** A table of a page, which scrolls in its own place where the page is narrower. */
export const WideTable = ({ children }: { children?: ReactNode }) => (
  <div
    style={{ overflowX: 'auto', margin: '16px 0' }}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keys, too
    tabIndex={0}
  >
    <table>{children}</table>
  </div>
)

/** Widths of an element, in px. */
export interface Widths {
  /** What it can be used in. */
  least: number
  /** What it asks for where its place fits itself to it: a flex item, a float, a cell of a table. */
  asked: number
  /** What it takes of a wide place. @default all of it */
  most?: number
}

/**
 * An element's width of its own. Its root is a container that is queried, which has none to give: an empty line asks in
 * its stead, of one column that is `least` at its narrowest and `asked` at its widest. What it shows keeps to `most` by
 * itself: pages give all that stands in a column a greatest width of their own, which counts before a host's.
 *
 * @param host - Which hosts stand in the page's layout.
 */
export const fit = ({ least, asked, most }: Widths, host = ':host'): string =>
  `${host}::before{content:"";display:grid;grid-template-columns:minmax(${least}px,${asked}px)}${
    most ? `${host},${host}>*{max-inline-size:${most}px}` : ''
  }`

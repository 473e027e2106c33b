import { begin } from './begin.ts'

/**
 * Elements that come later import what they stand on from the script's own address. Where the page's tag has a query, and after a
 * failure, that is another, and the script runs a second time, for them alone.
 */
begin([...document.scripts].some(({ src }) => src === import.meta.url))

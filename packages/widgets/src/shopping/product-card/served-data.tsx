import type { ProductSummary } from '@dawakit/client'
import { cardData } from './card-data.ts'

/**
 * What buttons of a server's markup sell, for `enlivenCards`. `renderCards` brings it along. A template, not a script: a
 * page that requires trusted types puts in no script that it has fetched, though it only held data.
 */
export function CardData({ products }: { products: readonly ProductSummary[] }) {
  const json = { __html: cardData(products) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON as it is, its quotes not escaped; `cardData` holds no markup
  return <template data-dawa-products="" dangerouslySetInnerHTML={json} />
}

import type { ProductSummary } from '@dawakit/client'
import { cardData } from './card-data.ts'

/** What buttons of a server's markup sell, for `enlivenCards`. `renderCards` brings it along. */
export function CardData({ products }: { products: readonly ProductSummary[] }) {
  const json = { __html: cardData(products) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped as HTML is; `cardData` cannot end it
  return <script type="application/json" data-dawa-products="" dangerouslySetInnerHTML={json} />
}

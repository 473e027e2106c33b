import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { catalogueRows } from './catalogue-rows.ts'
import { generateProducts } from './generate.ts'
import { saltFacts } from './salt-facts.ts'

/** The catalogue of the reference store: made-up products after real salts, strengths and schedules. */
export const referenceCatalogue: ReferenceCatalogue = {
  rows: catalogueRows,
  generate: generateProducts,
  salts: saltFacts,
}

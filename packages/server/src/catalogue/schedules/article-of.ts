import type { DosageForm } from '@dawakit/core/contract'
import { type Article, parseComposition } from '@dawakit/lists/medicines'
import type { KnownSalts } from '@dawakit/lists/salts'
import type { Selectable } from 'kysely'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'

/** A product of the shop as the importer's rules look at it. Its list's own heading is not kept. */
export const articleOf = (
  row: Pick<Selectable<ProductTable>, 'name' | 'is_general' | 'dosage_form' | 'hsn'>,
  salts: readonly string[],
  { named }: Pick<KnownSalts, 'named'>,
): Article => ({
  name: row.name,
  type: row.is_general === 1 ? 'general' : 'speciality',
  group: '',
  salts: parseComposition(salts.join(' + '), named),
  dosageForm: row.dosage_form as DosageForm,
  hsn: row.hsn,
})

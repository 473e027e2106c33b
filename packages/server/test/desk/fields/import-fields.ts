import type { FieldsOf, FieldTable } from './fields-of-call.ts'

const IMPORT: FieldsOf = {
  all: `id act kind file number by startedAt finishedAt state read failure.code failure.text failure.missing
    failure.headings.text failure.headings.column failure.columns failure.products failure.newProducts failure.examples.code
    failure.examples.inList failure.examples.inShop failure.examples.line failure.known failure.rows
    report.offSale.line report.offSale.name report.offSale.why whole.offSale report.kind
    report.number report.isDryRun report.format report.headings.text report.headings.column report.columns
    report.read report.passedOver.line report.passedOver.text
    report.passedOver.why report.preset report.added report.changed report.same report.joined report.refused.line report.refused.reason
    report.refused.fields report.guessed report.toCheck.reasons report.toCheck.schedule report.toCheck.hsn report.toCheck.gstRate report.toCheck.line report.toCheck.code report.toCheck.name report.toCheck.guesses
    report.toCheck.isPrescription report.toCheck.isColdChain report.newOnPrescription report.newInColdChain
    report.notForSale report.withoutStock report.unknownSalts.name report.unknownSalts.rows report.unknownSalts.line
    report.batches report.expired.line report.expired.name report.expired.batch report.expired.expiresOn report.expired.units
    report.toCount.line report.toCount.name report.toCount.said report.toCount.units report.renamed.line report.renamed.key
    report.renamed.before report.renamed.after whole.expired whole.toCount whole.renamed
    report.categories.listed report.categories.rows report.categories.category report.categories.subcategory
    report.categories.isGeneral report.categories.isNew whole.categories
    report.unknownSalts.nearest report.samples.line report.samples.outcome report.samples.facts whole.refused
    whole.passedOver whole.toCheck whole.unknownSalts pictures.taken pictures.known pictures.failed undone.removed undone.restored
    undone.kept`,
}

export const importFields = {
  'POST /desk/imports': IMPORT,
  'GET /desk/imports': {
    all: 'number kind file startedAt by state added changed same refused runId canUndo',
  },
  'GET /desk/imports/one': IMPORT,
  'POST /desk/imports/undo': IMPORT,
} satisfies Partial<FieldTable>

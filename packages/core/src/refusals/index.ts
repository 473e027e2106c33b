export * from './catalogue.ts'
/** All entries at once, for servers and docs; browsers import the few they say. */
export * as refusalCatalogue from './catalogue.ts'
export type { CustomerRefusalCode, Refusal, RefusalCode } from './refusal.ts'
export { RuleError } from './rule-error.ts'

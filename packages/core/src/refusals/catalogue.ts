/**
 * Every refusal of a call, a form or a widget, by the noun it is about: its code, and the catalogue's English
 * sentence to the letter, odd wording included. Small files, so that a page loads the sentences it can say.
 */
export * from './customer-catalogue.ts'
export * from './desk-catalogue.ts'

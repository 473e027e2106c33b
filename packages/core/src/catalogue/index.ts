export type * from './picture-drawer.ts'
export type * from './reference-catalogue.ts'
export type * from './rows.ts'
export type * from './salt-facts.ts'

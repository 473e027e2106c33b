export type * from './rows.ts'

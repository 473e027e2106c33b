export type * from './shop.ts'
export type * from './types.ts'

export * from './sale-ban.ts'
export * from './schedule-x.ts'

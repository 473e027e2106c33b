export * from './sale-ban.ts'
export * from './schedule-g.ts'
export * from './schedule-x.ts'
export * from './schedules.ts'

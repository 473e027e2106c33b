export * from './deal-countdown.ts'

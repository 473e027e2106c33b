export * from './notification-age.ts'

export * from './check-review.ts'
export * from './limits.ts'
export * from './review-statistics.ts'

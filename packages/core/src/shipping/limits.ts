export { NEAR_EXPIRY_DAYS } from '../shelf/sale-days.ts'

export { OrderTracker, type OrderTrackerProps } from './order-tracker.tsx'

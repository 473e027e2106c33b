export * from './delivery-window.ts'
export * from './format-delivery.ts'
export * from './ist-date.ts'
export * from './pincode.ts'

export * from './check-packing.ts'
export * from './couriers.ts'
export * from './needs-batch.ts'
export * from './parcel-states.ts'

export * from './check-prescription-file.ts'
export * from './needs-prescription.ts'

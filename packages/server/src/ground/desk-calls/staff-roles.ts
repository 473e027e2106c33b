import type { StaffRole } from '@dawakit/core/contract'

/** For calls that anybody who is signed in at the desk may use. */
export const EVERY_ROLE = ['owner', 'pharmacist', 'packer', 'support'] as const satisfies readonly StaffRole[]

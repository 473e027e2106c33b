/** What somebody of the staff may do. The owner may do all but a pharmacist's own work. */
export type StaffRole = 'owner' | 'pharmacist' | 'packer' | 'support'

/** Who is signed in at the desk. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: StaffRole
  /** With the state's pharmacy council; null for who is none. A pharmacist has one. */
  registrationNumber: string | null
}

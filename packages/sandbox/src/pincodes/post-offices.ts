import { PINCODE_TABLE } from './pincode-table.ts'

/** A post office with the keys and spellings of India Post's public lookup. */
export interface PostOffice {
  Name: string
  Description: null
  BranchType: 'Head Post Office' | 'Sub Post Office' | 'Branch Post Office'
  DeliveryStatus: 'Delivery' | 'Non-Delivery'
  Circle: string
  District: string
  Division: string
  Region: string
  Block: string
  State: string
  Country: 'India'
  Pincode: string
}

const BRANCH_TYPES: Record<string, PostOffice['BranchType']> = {
  H: 'Head Post Office',
  S: 'Sub Post Office',
  B: 'Branch Post Office',
}

/** Postal circles that are not named for their state. */
const CIRCLES: Record<string, string> = {
  Puducherry: 'Tamil Nadu',
  Chandigarh: 'Punjab',
  Goa: 'Maharashtra',
  Ladakh: 'Jammu Kashmir',
  'Jammu and Kashmir': 'Jammu Kashmir',
  'Dadra and Nagar Haveli and Daman and Diu': 'Gujarat',
  Lakshadweep: 'Kerala',
  Sikkim: 'West Bengal',
  'Andaman and Nicobar Islands': 'West Bengal',
  'Arunachal Pradesh': 'North East',
  Manipur: 'North East',
  Meghalaya: 'North East',
  Mizoram: 'North East',
  Nagaland: 'North East',
  Tripura: 'North East',
}

/** The offices of every pincode that the stand-in knows; division and region are simplified to the district. */
export function readPostOffices(): Map<string, PostOffice[]> {
  const byPincode = new Map<string, PostOffice[]>()
  for (const line of PINCODE_TABLE.trim().split('\n')) {
    const [pincode = '', district = '', state = '', offices = ''] = line.split('|')
    const known = byPincode.get(pincode) ?? []
    for (const office of offices.split(',')) {
      const [name = '', type = 'S'] = office.split(':')
      known.push({
        Name: name,
        Description: null,
        BranchType: BRANCH_TYPES[type.charAt(0)] ?? 'Sub Post Office',
        DeliveryStatus: type.endsWith('-') ? 'Non-Delivery' : 'Delivery',
        Circle: CIRCLES[state] ?? state,
        District: district,
        Division: district,
        Region: district,
        Block: 'NA',
        State: state,
        Country: 'India',
        Pincode: pincode,
      })
    }
    byPincode.set(pincode, known)
  }
  return byPincode
}

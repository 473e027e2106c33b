import type { Labels } from '@dawakit/core/language'

/** What the address dialog says. */
export const addressFormLabels = {
  addTitle: 'Add Address',
  editTitle: 'Edit Address',
  name: 'Name',
  contactNumber: 'Contact Number',
  email: 'Email',
  doorNumber: 'Door Number',
  streetName: 'Street Name',
  landMark: 'Landmark',
  pincode: 'Pincode',
  cityName: 'City',
  stateName: 'State',
  addressType: 'Address Type',
  types: { home: 'Home', office: 'Office', others: 'Others' },
  lookingUp: 'Looking up the pincode',
  save: 'Save',
  cancel: 'Cancel',
  added: 'Address Added',
  changed: 'Address Changed',
} as const satisfies Labels

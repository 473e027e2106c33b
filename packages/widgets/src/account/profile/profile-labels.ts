import type { Labels } from '@dawakit/core/language'

/** What the profile says. */
export const profileLabels = {
  title: 'Profile Details',
  edit: 'Edit',
  save: 'Save',
  username: 'Username',
  mobileNumber: 'Mobile Number',
  email: 'Email',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female', others: 'Others' },
  bloodGroup: 'Blood Group',
  dateOfBirth: 'Date of Birth',
  notSet: 'Not set',
  updated: { title: 'Changed', text: 'Fields Updated' },
} as const satisfies Labels

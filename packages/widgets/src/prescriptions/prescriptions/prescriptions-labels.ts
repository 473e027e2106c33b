import type { Labels } from '@dawakit/core/language'

/** What the prescription block says, in the checkout and in the account. */
export const prescriptionsLabels = {
  title: 'My Prescriptions',
  add: 'Add',
  upload: 'Upload Prescription',
  hint: 'jpg, png or jpeg, up to 8 MB, one at a time',
  uploading: (percent: number) => `Uploading ${percent}%`,
  prescription: (position: number) => `Prescription ${position}`,
  select: (position: number) => `Select prescription ${position} for this order`,
  remove: (position: number) => `Delete prescription ${position}`,
  view: (position: number) => `View prescription ${position}`,
  edit: 'Edit',
  save: 'Save',
  none: 'No prescription yet',
  noneHint: 'Upload a photo of your prescription.',
  removed: 'Prescription Deleted..!',
} as const satisfies Labels

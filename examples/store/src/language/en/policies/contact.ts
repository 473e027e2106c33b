import type { Labels } from '@dawakit/core/language'

/** What the contact page says around the store's own data. */
export const contactLabels = {
  title: 'Contact Us',
  summary: 'Address, phone, mail and chat of our customer support.',
  intro: 'Have your order number at hand if you have one; it stands in My Orders.',
  office: 'Corporate Office',
  mobile: 'Mobile Number',
  email: 'Email',
  website: 'Website',
  chatWithUs: 'Chat With Us',
  chatHint: 'Opens a conversation in a messaging app.',
  grievance: 'Grievance Officer',
  faq: 'Many questions are answered in the FAQ.',
} as const satisfies Labels

import type { Labels } from '@dawakit/core/language'

/** What an answer says of what went well. */
export const successMessages = {
  otpSent: 'OTP Send Successfully',
  loggedIn: 'Logged In',
  loggedOut: 'Logged Out',
  fieldsUpdated: 'Fields Updated',
  productRequested: 'Product Requested',
  addressAdded: 'Address Added',
  addressChanged: 'Address Changed',
  addressDeleted: 'Address has been deleted',
  prescriptionUploaded: 'Prescription Uploaded..!',
  questionAnswered: 'Your answer has been sent.',
  prescriptionDeleted: 'Prescription Deleted..!',
  pharmacistAsked: 'A pharmacist prepares your order',
  requestWithdrawn: 'Your request is withdrawn',
  userCreated: 'User Created Successfully',
  orderPlaced: 'Your Order Placed Successfully',
  resetMailSent: 'Check your email to reset password',
  passwordChanged: 'Password is changed',
  orderConfirmed: 'Your order has been confirmed.',
  orderCancelled: 'Your order has been deleted.',
  returnRequested: 'We have your return request.',
  returnWithdrawn: 'You have withdrawn your return request.',
  subscribed: 'Thank you for subscribing. Please confirm it by the link in your mail',
  subscriptionConfirmed: 'Your subscription is confirmed',
  unsubscribed: 'You are unsubscribed',
} as const satisfies Labels

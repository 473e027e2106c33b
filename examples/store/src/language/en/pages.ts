import type { Labels } from '@dawakit/core/language'

/** Titles of the store's pages, and what search engines show of them. */
export const storePagesLabels = {
  login: 'Login',
  signUp: 'Sign Up',
  signUpBreadcrumb: 'Signup',
  forgotPassword: 'Forgot password',
  createYourPassword: 'Create Your Password',
  pincode: {
    title: 'Delivery Pincode',
    text: 'Get Fast, Reliable Delivery ... Just Enter Your Pincode!',
    label: 'Pincode',
    check: 'Check',
    served: (pincode: string, place: string): string => `Delivery to ${pincode}, ${place}`,
    back: 'Continue shopping',
  },
  cart: {
    title: 'My Cart',
    text: 'Items in your cart',
    delivery: 'Doorstep delivery',
    deliveryIn: (hours: string): string => `${hours} hour doorstep delivery`,
  },
  checkout: 'Checkout',
  failure: 'Sorry!',
  success: { title: 'Order Confirmed', text: 'Your order has been confirmed.' },
  notifications: { title: 'Notifications', text: 'Offers and news about your orders appear here.' },
  orders: 'My Orders',
  order: 'Order Details',
  profile: { title: 'My Account Details', breadcrumb: 'Profile' },
  uploadPrescription: {
    title: 'Upload Prescription',
    text: 'Upload a photo of your prescription, and let a pharmacist prepare your order.',
  },
  prepared: 'Order by prescription',
} as const satisfies Labels

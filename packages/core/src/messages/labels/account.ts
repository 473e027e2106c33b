/** What the side navigation of the account says. */
export const accountNavLabels = {
  heading: 'My Account Details',
  breadcrumb: 'Profile',
  profile: 'MY PROFILE',
  orders: 'MY ORDERS',
  prescriptions: 'MY PRESCRIPTIONS',
  logout: 'LOGOUT',
} as const

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
} as const

/** What the list of notifications says. */
export const notificationsLabels = {
  title: 'Notifications',
  isNew: 'New',
  open: 'Open',
  none: 'No notifications yet',
  noneHint: 'Offers and news about your orders appear here.',
  reload: 'Try again',
} as const

/** What the reviews of a product say. */
export const reviewsLabels = {
  title: 'Ratings & Reviews',
  average: (average: number) => `${average} out of 5 stars`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  share: (stars: number, percent: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${percent}%`,
  none: 'No reviews yet',
  rating: 'Your rating',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  review: 'Your review',
  submit: 'Submit Review',
  update: 'Update Review',
} as const

/** The four fixed banners of phones: picture, words and category. */
export const phoneBanners = [
  {
    imageUrl: '/images/banners/phone-medicines-phone.svg',
    title: 'Medicines at your door',
    description: '24 to 48 hours',
    category: 'Pain Relief',
    isGeneralCategory: false,
  },
  {
    imageUrl: '/images/banners/phone-diabetes-phone.svg',
    title: 'Diabetes care',
    description: 'Strips and meters',
    category: 'Diabetic Care',
    isGeneralCategory: true,
  },
  {
    imageUrl: '/images/banners/phone-devices-phone.svg',
    title: 'Devices for home',
    description: 'BP, sugar, fever',
    category: 'Healthcare Devices',
    isGeneralCategory: true,
  },
  {
    imageUrl: '/images/banners/phone-baby-phone.svg',
    title: 'Mother and baby',
    description: 'Soft and safe',
    category: 'Mother and Baby Care',
    isGeneralCategory: true,
  },
] as const

/** What the shop says of what went well. */
export const notices = {
  session: { otpSent: 'OTP அனுப்பப்பட்டது', loggedIn: 'உள்நுழைந்தீர்கள்', loggedOut: 'வெளியேறினீர்கள்' },
  pincode: { updated: { title: 'மாற்றப்பட்டது', text: 'பின்கோடு மாற்றப்பட்டது' } },
  cart: {
    forgotten: {
      title: 'இந்தப் பிரவுசர் எதையும் சேமித்து வைப்பதில்லை.',
      text: 'இந்தப் பக்கத்தை விட்டுச் சென்றால் உங்கள் கார்ட் காலியாகிவிடும். அதைச் சேமிக்க உள்நுழையவும்.',
    },
  },
  coupon: { applied: 'கூப்பன் பயன்படுத்தப்பட்டது' },
  prescription: { uploaded: 'மருந்துச் சீட்டு பதிவேற்றப்பட்டது' },
  order: { placed: 'உங்கள் ஆர்டர் பதிவானது' },
} as const

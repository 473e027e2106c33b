/** What the shop says of what went well. */
export const notices = {
  session: { otpSent: 'OTP भेज दिया गया', loggedIn: 'लॉगिन हो गया', loggedOut: 'लॉगआउट हो गया' },
  pincode: { updated: { title: 'हो गया', text: 'पिनकोड बदल दिया गया' } },
  cart: {
    forgotten: {
      title: 'यह ब्राउज़र कुछ याद नहीं रखता।',
      text: 'यह पेज छोड़ने तक ही आपका कार्ट रहेगा। उसे रखने के लिए लॉगिन करें।',
    },
  },
  coupon: { applied: 'कूपन लग गया' },
  prescription: { uploaded: 'पर्चा अपलोड हो गया' },
  order: { placed: 'आपका ऑर्डर हो गया' },
} as const

/** On which screens each set of banners shows. */
export const bannerWidths = { phone: '(max-width: 600px)', wide: '(min-width: 601px)' } as const

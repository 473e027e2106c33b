/** A courier whose parcels this shop hands out. */
export interface Courier {
  name: string
  /** Where anybody sees the way of a parcel, before its number; '' where the courier's page takes none in its address. */
  trackingUrl: string
}

/** Those that the desk offers; any other is typed in. Looked at in November 2026. */
export const COURIERS: readonly Courier[] = [
  {
    name: 'Blue Dart',
    trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  },
  { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track/package/' },
  { name: 'DTDC', trackingUrl: '' },
  { name: 'Ekart', trackingUrl: '' },
  { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'India Post', trackingUrl: '' },
  { name: 'Our own delivery', trackingUrl: '' },
  { name: 'Shadowfax', trackingUrl: '' },
  { name: 'Xpressbees', trackingUrl: '' },
]

/** @returns '' where the courier shows no way, or there is no number. */
export function trackingUrlOf(courier: string, trackingNumber: string): string {
  const known = COURIERS.find(({ name }) => name.toLowerCase() === courier.trim().toLowerCase())
  if (!known || known.trackingUrl === '' || trackingNumber === '') return ''
  return known.trackingUrl + encodeURIComponent(trackingNumber)
}

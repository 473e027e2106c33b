import { fromRupees, type Paise } from '@dawakit/core/money'
export interface StateCharge {
  stateName: string
  gstCode: string
  isoCode: string
  /** Whole paise. */
  deliveryFee: Paise
  /** Delivery days. */
  tat: number
}

type StateRow = readonly [gstCode: string, isoCode: string, name: string, feeRupees: number, tat: number]

/**
 * Shipping from Chennai: the fee in rupees and the delivery days of each state and union territory.
 * GST codes and ISO 3166-2 codes are public tables; fees and days are the store's own.
 */
const rows: readonly StateRow[] = [
  ['33', 'IN-TN', 'Tamil Nadu', 29, 1],
  ['34', 'IN-PY', 'Puducherry', 35, 1],
  ['29', 'IN-KA', 'Karnataka', 39, 2],
  ['32', 'IN-KL', 'Kerala', 39, 2],
  ['37', 'IN-AP', 'Andhra Pradesh', 39, 2],
  ['36', 'IN-TS', 'Telangana', 45, 2],
  ['30', 'IN-GA', 'Goa', 49, 3],
  ['27', 'IN-MH', 'Maharashtra', 49, 3],
  ['24', 'IN-GJ', 'Gujarat', 55, 3],
  ['23', 'IN-MP', 'Madhya Pradesh', 55, 3],
  ['22', 'IN-CG', 'Chhattisgarh', 55, 4],
  ['21', 'IN-OD', 'Odisha', 55, 3],
  ['07', 'IN-DL', 'Delhi', 55, 3],
  ['06', 'IN-HR', 'Haryana', 59, 4],
  ['03', 'IN-PB', 'Punjab', 59, 4],
  ['04', 'IN-CH', 'Chandigarh', 59, 4],
  ['08', 'IN-RJ', 'Rajasthan', 59, 4],
  ['09', 'IN-UP', 'Uttar Pradesh', 59, 4],
  ['05', 'IN-UK', 'Uttarakhand', 65, 4],
  ['10', 'IN-BR', 'Bihar', 65, 4],
  ['20', 'IN-JH', 'Jharkhand', 65, 4],
  ['19', 'IN-WB', 'West Bengal', 59, 4],
  ['26', 'IN-DH', 'Dadra and Nagar Haveli and Daman and Diu', 59, 4],
  ['02', 'IN-HP', 'Himachal Pradesh', 75, 5],
  ['01', 'IN-JK', 'Jammu and Kashmir', 85, 6],
  ['38', 'IN-LA', 'Ladakh', 120, 8],
  ['18', 'IN-AS', 'Assam', 79, 5],
  ['17', 'IN-ML', 'Meghalaya', 85, 6],
  ['11', 'IN-SK', 'Sikkim', 85, 6],
  ['16', 'IN-TR', 'Tripura', 89, 6],
  ['14', 'IN-MN', 'Manipur', 95, 7],
  ['13', 'IN-NL', 'Nagaland', 95, 7],
  ['15', 'IN-MZ', 'Mizoram', 95, 7],
  ['12', 'IN-AR', 'Arunachal Pradesh', 99, 7],
  ['35', 'IN-AN', 'Andaman and Nicobar Islands', 110, 7],
  ['31', 'IN-LD', 'Lakshadweep', 120, 8],
]

export function stateCharges(): StateCharge[] {
  return rows.map(([gstCode, isoCode, stateName, feeRupees, tat]) => ({
    stateName,
    gstCode,
    isoCode,
    deliveryFee: fromRupees(feeRupees),
    tat,
  }))
}

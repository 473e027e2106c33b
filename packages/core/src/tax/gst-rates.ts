import { type BasisPoints, fromPercent, toPercent } from './basis-points.ts'
import { DEFAULT_GST } from './gst-split.ts'

/**
 * GST of a pharmacy's goods, as dated rows. A row holds for every HSN code that starts with
 * `hsn`; the longest matching row that is in force wins.
 *
 * Sources: Notification 1/2017-Central Tax (Rate) of 28 June 2017 with its schedules, and
 * Notifications 9/2025 and 10/2025-Central Tax (Rate) of 17 September 2025, in force from
 * 22 September 2025 (recommendations of the 56th meeting of the GST Council).
 */
export interface GstRateRow {
  hsn: string
  /** Percent, as the law writes it: central and state tax together. */
  rate: number
  /** First day in force, yyyy-mm-dd in Asia/Kolkata. */
  from: string
  /** Last day in force, null while it holds. */
  to: string | null
  goods: string
}

const july2017 = '2017-07-01'
const september2025 = '2025-09-22'
const dayBefore = '2025-09-21'

/** Two rows: the rate before and the rate since 22 September 2025. */
function changed(hsn: string, before: number, since: number, goods: string): GstRateRow[] {
  return [
    { hsn, rate: before, from: july2017, to: dayBefore, goods },
    { hsn, rate: since, from: september2025, to: null, goods },
  ]
}

function unchanged(hsn: string, rate: number, goods: string): GstRateRow[] {
  return [{ hsn, rate, from: july2017, to: null, goods }]
}

export const gstRates: readonly GstRateRow[] = [
  ...changed('3001', 12, 5, 'Organs and extracts for medical use'),
  ...changed('3002', 12, 5, 'Blood fractions'),
  ...unchanged('30029010', 0, 'Human blood'),
  ...unchanged('300241', 5, 'Vaccines for people'),
  ...changed('3003', 12, 5, 'Medicaments in bulk, Ayurvedic, Unani, Siddha, homoeopathic included'),
  ...changed('3004', 12, 5, 'Medicaments in doses or for retail sale'),
  ...unchanged('300431', 5, 'Insulin'),
  ...changed('3005', 12, 5, 'Wadding, gauze, bandages'),
  ...changed('3006', 12, 5, 'Pharmaceutical goods'),
  ...unchanged('300660', 0, 'Contraceptives'),
  ...unchanged('2712', 18, 'Petroleum jelly'),
  ...unchanged('3303', 18, 'Perfumes'),
  ...unchanged('3304', 18, 'Beauty and skin care preparations'),
  ...changed('330491', 18, 5, 'Talcum and face powder'),
  ...changed('3305', 18, 5, 'Hair oil, shampoo'),
  ...unchanged('330590', 18, 'Other hair preparations'),
  ...changed('33059011', 18, 5, 'Hair oil'),
  ...changed('3306', 18, 5, 'Toothpaste, dental floss'),
  ...changed('33061010', 12, 5, 'Tooth powder'),
  ...unchanged('330690', 18, 'Other preparations for the mouth'),
  ...unchanged('33069000', 18, 'Mouthwash'),
  ...unchanged('3307', 18, 'Deodorants, bath preparations'),
  ...changed('330710', 18, 5, 'Shaving cream, aftershave'),
  ...unchanged('33071090', 18, 'Shaving foam and gel'),
  ...changed('3401', 18, 5, 'Toilet soap'),
  ...unchanged('340119', 18, 'Laundry soap, wipes with soap'),
  ...unchanged('340120', 18, 'Soap that is no bar'),
  ...unchanged('340130', 18, 'Liquid skin wash'),
  ...unchanged('3402', 18, 'Washing preparations'),
  ...unchanged('3808', 18, 'Insecticides, disinfectants'),
  ...changed('2106', 18, 5, 'Food preparations'),
  ...changed('2202', 12, 5, 'Fruit-juice based and milk drinks'),
  ...changed('1901', 18, 5, 'Malt and infant food preparations'),
  ...unchanged('0902', 5, 'Tea'),
  ...changed('2009', 12, 5, 'Fruit juices'),
  ...unchanged('0409', 5, 'Honey in retail packs'),
  ...changed('1904', 18, 5, 'Prepared cereals'),
  ...changed('1905', 18, 5, 'Biscuits'),
  ...changed('1702', 18, 5, 'Glucose powder'),
  ...unchanged('1513', 5, 'Coconut oil'),
  ...changed('1517', 12, 5, 'Edible oil preparations'),
  ...unchanged('3301', 18, 'Essential oils'),
  ...changed('4014', 12, 5, 'Hygienic articles of rubber'),
  ...unchanged('401410', 0, 'Condoms'),
  ...unchanged('3926', 18, 'Other articles of plastic, gloves of vinyl'),
  ...changed('39269099', 12, 5, 'Feeding bottles'),
  ...changed('4015', 12, 5, 'Surgical and examination gloves'),
  ...changed('3822', 12, 5, 'Diagnostic kits and reagents, glucose test strips'),
  ...changed('9018', 12, 5, 'Medical instruments, BP monitors, syringes'),
  ...changed('9019', 12, 5, 'Massage and therapeutic respiration apparatus, nebulisers'),
  ...changed('9020', 12, 5, 'Breathing appliances'),
  ...changed('9021', 12, 5, 'Orthopaedic appliances, braces, walking sticks'),
  ...unchanged('902140', 0, 'Hearing aids'),
  ...changed('902511', 18, 5, 'Medical thermometers'),
  ...changed('902519', 18, 5, 'Medical thermometers that are digital'),
  ...changed('9027', 12, 5, 'Glucometers'),
  ...unchanged('8423', 18, 'Weighing scales'),
  ...unchanged('8713', 5, 'Wheelchairs'),
  ...changed('6602', 12, 5, 'Walking sticks'),
  ...changed('9619', 12, 5, 'Napkins and diapers for babies and adults'),
  ...unchanged('96190010', 0, 'Sanitary towels, sanitary napkins, tampons'),
  ...changed('9603', 18, 5, 'Toothbrushes'),
  ...changed('9615', 12, 5, 'Combs, hairpins'),
  ...unchanged('96190020', 0, 'Tampons'),
  ...changed('9503', 12, 5, 'Toys'),
  ...unchanged('6210', 5, 'Disposable gowns, caps and shoe covers'),
  ...unchanged('6307', 5, 'Masks, made-up textile articles'),
  ...unchanged('4818', 18, 'Tissues'),
  ...unchanged('8212', 18, 'Razors'),
  ...unchanged('8516', 18, 'Electric heating pads'),
  ...unchanged('9402', 18, 'Hospital furniture'),
  ...unchanged('9102', 18, 'Wrist-worn devices'),
  ...changed('3924', 18, 5, 'Feeding bottles, household articles of plastic'),
  ...unchanged('2404', 18, 'Nicotine replacement'),
  ...unchanged('1204', 5, 'Flax seeds'),
  ...unchanged('1207', 5, 'Oil seeds, chia'),
  ...changed('1806', 18, 5, 'Chocolate'),
  ...changed('7323', 12, 5, 'Household articles of steel'),
]

const byHeading = new Map<string, GstRateRow[]>()
for (const row of gstRates) {
  const heading = row.hsn.slice(0, 4)
  byHeading.set(heading, [...(byHeading.get(heading) ?? []), row])
}

/** The rows of a code's heading. @param hsn - 4 to 8 digits. */
export const gstRowsOf = (hsn: string): readonly GstRateRow[] => byHeading.get(hsn.slice(0, 4)) ?? []

/**
 * @param hsn - 4 to 8 digits.
 * @param day - yyyy-mm-dd in Asia/Kolkata.
 * @returns `DEFAULT_GST` where no row matches.
 */
export function gstOf(hsn: string, day: string): BasisPoints {
  let best: GstRateRow | null = null
  for (const row of gstRowsOf(hsn)) {
    const isInForce = row.from <= day && (row.to === null || day <= row.to)
    if (isInForce && hsn.startsWith(row.hsn) && (best === null || row.hsn.length > best.hsn.length))
      best = row
  }
  return best ? fromPercent(best.rate) : DEFAULT_GST
}

/** {@link gstOf} in percent, as a catalogue that is handed over has it. */
export function gstRateOf(hsn: string, day: string): number {
  return toPercent(gstOf(hsn, day))
}

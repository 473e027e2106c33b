import type { KnownSalts } from '../salts/known-salts.ts'
import type { Article } from './article.ts'
import type { ColdKind } from './cold-brands.ts'

/** Codes that a name tells of medicines. */
export const MEDICINE_CODES: ReadonlySet<string> = new Set(['300660', '30029010'])

/**
 * Salts of hormonal and other contraceptives, which are nil: in one of these rows all salts of a medicine have to be, and one of `of`
 * among them.
 *
 * @source docs/sources.md#hsn-of-goods
 */
const CONTRACEPTIVES: readonly { of: readonly string[]; with: readonly string[]; form?: 'injected' }[] = [
  {
    of: [
      'levonorgestrel',
      'desogestrel',
      'gestodene',
      'norgestrel',
      'etonogestrel',
      'ormeloxifene',
      'nonoxynol 9',
    ],
    with: ['ethinylestradiol', 'ferrous fumarate'],
  },
  {
    of: ['ethinylestradiol'],
    with: ['drospirenone', 'norethisterone', 'norgestimate', 'dienogest', 'ferrous fumarate', 'levomefolate'],
  },
  { of: ['medroxyprogesterone'], with: [], form: 'injected' },
]

const COLD_CODES: Readonly<Record<Exclude<ColdKind, 'antibody or serum' | 'biologic'>, string>> = {
  insulin: '300431',
  vaccine: '300241',
}

/** The code of a medicine by its salts, or what it is: of all others the heading of medicines in doses. */
export function medicineCodeOf(
  { salts, dosageForm }: Article,
  kind: ColdKind | null,
  knownSalts: KnownSalts,
): string {
  const keys = salts.map(({ name }) => knownSalts.named(name) ?? '')
  const isInjected = dosageForm === 'injection' || dosageForm === 'vial'
  const isContraceptive = CONTRACEPTIVES.some(
    (row) =>
      (row.form === undefined || isInjected) &&
      keys.some((key) => row.of.includes(key)) &&
      keys.every((key) => row.of.includes(key) || row.with.includes(key)) &&
      (row.with.length === 0 || row.of[0] !== 'ethinylestradiol' || keys.length > 1),
  )
  if (isContraceptive) return '300660'
  if (kind === 'insulin' || kind === 'vaccine') return COLD_CODES[kind]
  return '3004'
}

import type { SpecialitySeed } from '../salt-seed.ts'

const transplant =
  'Never miss a dose and never stop it on your own. Blood levels are checked; keep away from grapefruit and live vaccines. Call your team at once for fever.'

export const immunology: SpecialitySeed = {
  speciality: 'Immunology and Transplant',
  salts: [
    {
      salts: ['Tacrolimus'],
      stem: 'Tacrop',
      subspeciality: 'Transplant',
      schedule: 'H',
      demand: 2,
      use: 'to keep the body from rejecting a transplant',
      take: 'Twelve hours apart on an empty stomach.',
      effects: 'shaking hands, raised sugar and blood pressure',
      care: transplant,
      packs: [
        ['capsule', '0.5mg', 10, 218],
        ['capsule', '1mg', 10, 398],
      ],
    },
    {
      salts: ['Mycophenolate Mofetil'],
      stem: 'Myco',
      subspeciality: 'Transplant',
      schedule: 'H',
      demand: 2,
      use: 'to keep the body from rejecting a transplant, and for lupus of the kidneys',
      take: 'Twelve hours apart.',
      effects: 'loose stools, low blood count',
      care: `${transplant} Never in pregnancy.`,
      packs: [
        ['tablet', '250mg', 10, 268],
        ['tablet', '500mg', 10, 486],
      ],
    },
    {
      salts: ['Azathioprine'],
      stem: 'Azath',
      subspeciality: 'Autoimmune',
      schedule: 'H',
      demand: 3,
      use: 'to calm autoimmune disease',
      take: 'After food.',
      effects: 'nausea, low blood count',
      care: `Blood counts are needed. Tell your doctor about allopurinol. ${transplant}`,
      packs: [
        ['tablet', '25mg', 10, 72],
        ['tablet', '50mg', 10, 118],
      ],
    },
    {
      salts: ['Ciclosporin'],
      stem: 'Ciclo',
      subspeciality: 'Transplant',
      schedule: 'H',
      demand: 2,
      use: 'to keep the body from rejecting a transplant',
      take: 'Twelve hours apart, always in the same way with food.',
      effects: 'raised blood pressure, hair growth',
      care: transplant,
      packs: [
        ['softgel', '50mg', 6, 412],
        ['softgel', '100mg', 6, 786],
      ],
    },
    {
      salts: ['Anti-D Immunoglobulin'],
      stem: 'Antid',
      subspeciality: 'Immunoglobulins',
      schedule: 'H',
      isColdChain: true,
      demand: 2,
      houses: ['suvarna', 'himgiri'],
      use: 'for Rh-negative mothers after birth or bleeding',
      take: 'By a doctor within 72 hours.',
      effects: 'pain where it is injected',
      care: 'Tell the doctor about allergies to blood products.',
      packs: [['prefilled-syringe', '300mcg', 1, 2480]],
    },
  ],
}

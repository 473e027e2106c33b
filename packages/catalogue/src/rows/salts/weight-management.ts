import type { SpecialitySeed } from '../salt-seed.ts'

export const weightManagement: SpecialitySeed = {
  speciality: 'Weight Management',
  salts: [
    {
      salts: ['Orlistat'],
      stem: 'Orli',
      subspeciality: 'Fat Blockers',
      schedule: 'H',
      demand: 4,
      use: 'to lose weight beside a diet low in fat',
      take: 'With each main meal that contains fat.',
      effects: 'oily stools, wind',
      care: 'Take a multivitamin at bedtime. Not with gall bladder trouble.',
      packs: [
        ['capsule', '60mg', 10, 298],
        ['capsule', '120mg', 10, 486],
      ],
    },
    {
      salts: ['Semaglutide'],
      stem: 'Semag',
      subspeciality: 'GLP-1 Agonists',
      schedule: 'H',
      isColdChain: true,
      demand: 4,
      houses: ['suvarna', 'zenkara', 'himgiri'],
      use: 'for obesity and type 2 diabetes, beside diet and exercise',
      take: 'Under the skin once a week, the dose raised month by month.',
      effects: 'nausea, vomiting, constipation',
      care: 'Ask at once for severe pain of the belly. Not in pregnancy or with a family history of medullary thyroid cancer.',
      packs: [
        ['pen', '0.25mg', 1.5, 4250],
        ['pen', '0.5mg', 1.5, 5100],
        ['pen', '1mg', 3, 6800],
      ],
    },
  ],
}

import type { SpecialitySeed } from '../salt-seed.ts'

const nitrate =
  'Never with nitrates for the heart: the blood pressure may fall dangerously. Get help at once for chest pain or an erection that lasts more than 4 hours.'

export const sexualMedicine: SpecialitySeed = {
  speciality: 'Sexual Medicine',
  salts: [
    {
      salts: ['Sildenafil'],
      stem: 'Sildo',
      subspeciality: 'Erectile Dysfunction',
      schedule: 'H',
      demand: 6,
      use: 'for erectile dysfunction',
      take: 'An hour before sex, at most once a day, not after a heavy meal.',
      effects: 'headache, flushing, a stuffy nose',
      care: nitrate,
      packs: [
        ['tablet', '25mg', 4, 86],
        ['tablet', '50mg', 4, 148],
        ['tablet', '100mg', 4, 212],
      ],
    },
    {
      salts: ['Tadalafil'],
      stem: 'Tada',
      subspeciality: 'Erectile Dysfunction',
      schedule: 'H',
      demand: 6,
      use: 'for erectile dysfunction, and in the small dose for the prostate',
      take: 'Half an hour before sex, or the small dose once a day.',
      effects: 'headache, back pain, flushing',
      care: nitrate,
      packs: [
        ['tablet', '5mg', 10, 218],
        ['tablet', '10mg', 10, 312],
        ['tablet', '20mg', 10, 486],
      ],
    },
    {
      salts: ['Dapoxetine'],
      stem: 'Dapox',
      subspeciality: 'Premature Ejaculation',
      schedule: 'H',
      demand: 4,
      use: 'for premature ejaculation',
      take: 'One to three hours before sex with a full glass of water.',
      effects: 'nausea, dizziness',
      care: 'Not with heart disease or medicine for mood. No alcohol.',
      packs: [
        ['tablet', '30mg', 4, 168],
        ['tablet', '60mg', 4, 268],
      ],
    },
  ],
}

import type { GeneralCategorySeed } from '../general-seed.ts'

const sizes = [
  ['1 piece, S', 1, 1],
  ['1 piece, M', 1, 1],
  ['1 piece, L', 1, 1],
  ['1 piece, XL', 1, 1],
] as const

/** The four sizes at one price. */
function sizedAt(mrpRupees: number) {
  return sizes.map(([value, units]) => [value, units, mrpRupees] as const)
}

const made = {
  dosageForm: 'device',
  unit: 'piece',
  hsn: '9021',
  pack: 'Box of',
  brands: ['dridh', 'sahara'],
} as const

export const supportsAndBraces: GeneralCategorySeed = {
  category: 'Supports and Braces',
  group: 'Devices and Supports',
  goods: [
    {
      ...made,
      name: 'Knee Cap',
      sub: 'Knee and Leg Support',
      demand: 8,
      sizes: sizedAt(299),
      about:
        'Elastic warmth and light support for a tired or arthritic knee. Measure around the middle of the kneecap.',
      facts: ['Four-way stretch', 'Worn under clothes'],
    },
    {
      ...made,
      name: 'Hinged Knee Support',
      sub: 'Knee and Leg Support',
      demand: 5,
      sizes: sizedAt(1190),
      about: 'Metal hinges guide the knee after a sprain or an operation.',
      facts: ['Two hinges', 'Open kneecap'],
    },
    {
      ...made,
      name: 'Varicose Vein Stockings',
      sub: 'Knee and Leg Support',
      demand: 5,
      sizes: sizedAt(1590),
      about:
        'Graduated compression, class 2, for the thigh. Put on in the morning before getting up; ask your doctor first with diabetes or poor arteries.',
      facts: ['Class 2, 23 to 32 mmHg', 'One pair'],
    },
    {
      ...made,
      name: 'Ankle Support',
      sub: 'Ankle and Foot Support',
      demand: 6,
      sizes: sizedAt(349),
      about: 'Holds a sprained ankle; fits into a shoe.',
      facts: ['Left and right'],
    },
    {
      ...made,
      name: 'Silicone Heel Cups',
      sub: 'Ankle and Foot Support',
      demand: 5,
      sizes: [
        ['1 pair, M', 1, 399],
        ['1 pair, L', 1, 399],
      ],
      about: 'Take the shock off a painful heel.',
      facts: ['Washable'],
    },
    {
      ...made,
      name: 'Lumbar Sacral Belt',
      sub: 'Back and Abdomen Support',
      demand: 8,
      sizes: sizedAt(890),
      about: 'Steadies the lower back with four splints. Not to be worn all day: muscles must work too.',
      facts: ['Four splints', 'Breathes'],
    },
    {
      ...made,
      name: 'Abdominal Belt',
      sub: 'Back and Abdomen Support',
      demand: 6,
      sizes: sizedAt(690),
      about: 'Even pressure after an operation or birth.',
      facts: ['Elastic, 20 cm wide'],
    },
    {
      ...made,
      name: 'Posture Corrector',
      sub: 'Back and Abdomen Support',
      demand: 6,
      sizes: sizedAt(590),
      about: 'Reminds the shoulders to stay back. Start with half an hour a day.',
      facts: ['Worn under clothes'],
    },
    {
      ...made,
      name: 'Wrist Brace with Thumb',
      sub: 'Hand and Wrist Braces',
      demand: 5,
      sizes: sizedAt(349),
      about: 'Rests the wrist and thumb after a sprain or with long typing.',
      facts: ['Left and right'],
    },
    {
      ...made,
      name: 'Tennis Elbow Support',
      sub: 'Hand and Wrist Braces',
      demand: 5,
      sizes: sizedAt(329),
      about: 'A pad presses on the sore tendon below the elbow.',
      facts: ['With pressure pad'],
    },
    {
      ...made,
      name: 'Finger Splint',
      sub: 'Hand and Wrist Braces',
      demand: 3,
      sizes: sizedAt(129),
      about: 'Aluminium and foam for an injured finger.',
      facts: ['Can be bent to fit'],
    },
    {
      ...made,
      name: 'Soft Cervical Collar',
      sub: 'Neck and Shoulder Support',
      demand: 6,
      sizes: sizedAt(299),
      about: 'Foam that rests a painful neck for some hours a day.',
      facts: ['Washable cover'],
    },
    {
      ...made,
      name: 'Arm Sling Pouch',
      sub: 'Neck and Shoulder Support',
      demand: 5,
      sizes: sizedAt(279),
      about: 'Carries the arm with a wide, soft strap.',
      facts: ['Left and right'],
    },
    {
      ...made,
      name: 'Shoulder Immobiliser',
      sub: 'Neck and Shoulder Support',
      demand: 3,
      sizes: sizedAt(690),
      about: 'Holds arm and shoulder after an injury.',
      facts: ['Left and right'],
    },
  ],
}

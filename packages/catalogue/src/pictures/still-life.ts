import type { PackFacts } from '@dawakit/core/catalogue'
import type { GroundName } from './banner-grounds.ts'
import { drawnPack } from './pack-art.ts'
import { articleOf } from './packs/article-pack.ts'
import { labelOf } from './packs/pack-label.ts'
import { type Palette, paletteAt } from './palette.ts'

type Thing = readonly [dosageForm: string, name: string, packageSize: string]

interface Theme {
  words: RegExp
  ground: GroundName
  /** Places of two families of colours: of the theme, and of the pack in the middle. */
  colours: readonly [number, number]
  /** Left, right, and in front. */
  things: readonly [Thing, Thing, Thing]
}

/** The first row of which a word stands in the subject gives the theme; more special words stand first. */
const themes: readonly Theme[] = [
  {
    words: /diabet|insulin|endocrin/i,
    ground: 'sunrise',
    colours: [2, 0],
    things: [
      ['injection', 'Insulin', 'Cartridge of 3 ml'],
      ['powder', 'Diabetic Nutrition', 'Jar of 400 g'],
      ['device', 'Blood Glucose Monitor', 'Box of 1 unit'],
    ],
  },
  {
    words: /mother|baby|paediatr|gynae|feminine/i,
    ground: 'bubbles',
    colours: [5, 1],
    things: [
      ['box', 'Baby Diaper Pants', 'Pack of 42'],
      ['lotion', 'Baby Lotion', 'Bottle of 200 ml'],
      ['device', 'Feeding Bottle', 'Box of 1'],
    ],
  },
  {
    words: /device|wearable|accessor/i,
    ground: 'tiles',
    colours: [1, 10],
    things: [
      ['device', 'Infrared Thermometer', 'Box of 1 unit'],
      ['device', 'Fingertip Pulse Oximeter', 'Box of 1 unit'],
      ['device', 'Digital BP Monitor', 'Box of 1 unit'],
    ],
  },
  {
    words: /ayur|herb/i,
    ground: 'leaves',
    colours: [12, 7],
    things: [
      ['bottle', 'Amla Juice', 'Bottle of 1 litre'],
      ['bottle', 'Ashwagandha', 'Bottle of 60 capsules'],
      ['powder', 'Chyawanprash', 'Jar of 500 g'],
    ],
  },
  {
    words: /fitness|sport|protein|health food|weight/i,
    ground: 'stripes',
    colours: [11, 6],
    things: [
      ['powder', 'Whey Protein', 'Jar of 1 kg'],
      ['device', 'Percussion Massage Gun', 'Box of 1 unit'],
      ['device', 'Fitness Band', 'Box of 1 band'],
    ],
  },
  {
    words: /vitamin|nutrition|immun/i,
    ground: 'steps',
    colours: [7, 0],
    things: [
      ['bottle', 'Vitamin C', 'Bottle of 60 tablets'],
      ['bottle', 'Omega 3', 'Bottle of 60 capsules'],
      ['tablet', 'Vitamin D3', 'Strip of 10 tablets'],
    ],
  },
  {
    words: /skin|derma|beauty|hair|personal|oral|dental/i,
    ground: 'window',
    colours: [4, 10],
    things: [
      ['lotion', 'Body Lotion', 'Bottle of 200 ml'],
      ['cream', 'Night Cream', 'Jar of 50 g'],
      ['gel', 'Sunscreen SPF 50', 'Tube of 50 g'],
    ],
  },
  {
    words: /elder|support|brace|ortho|rheumat/i,
    ground: 'hills',
    colours: [9, 1],
    things: [
      ['device', 'Knee Cap', 'Box of 1 piece'],
      ['gel', 'Pain Relief Gel', 'Tube of 50 g'],
      ['device', 'Lumbar Belt', 'Box of 1 piece'],
    ],
  },
  {
    words: /respir|allerg|\bent\b|asthma|cough/i,
    ground: 'rings',
    colours: [10, 1],
    things: [
      ['inhaler', 'Inhaler', 'Inhaler of 120 doses'],
      ['syrup', 'Cough Syrup', 'Bottle of 100 ml'],
      ['device', 'Mesh Nebuliser', 'Box of 1 unit'],
    ],
  },
  {
    words: /surgical|first aid|wound|home care|critical|vaccine/i,
    ground: 'crosses',
    colours: [8, 1],
    things: [
      ['device', 'First Aid Kit', 'Box of 1 kit'],
      ['lotion', 'Antiseptic', 'Bottle of 100 ml'],
      ['device', 'Crepe Bandage', 'Box of 1'],
    ],
  },
  {
    words: /ophthal|eye/i,
    ground: 'twinArches',
    colours: [1, 2],
    things: [
      ['drops', 'Eye Drops', 'Bottle of 10 ml'],
      ['tablet', 'Eye Vitamins', 'Strip of 10 tablets'],
      ['gel', 'Eye Gel', 'Tube of 5 g'],
    ],
  },
  {
    words: /pain|neuro/i,
    ground: 'shelf',
    colours: [0, 6],
    things: [
      ['tablet', 'Paracetamol 650', 'Strip of 15 tablets'],
      ['device', 'Rubber Hot Water Bag', 'Box of 1'],
      ['gel', 'Pain Relief Gel', 'Tube of 50 g'],
    ],
  },
  {
    words: /cardio|heart|kidney|nephro|haemat/i,
    ground: 'pulse',
    colours: [0, 2],
    things: [
      ['tablet', 'Telmisartan 40', 'Strip of 15 tablets'],
      ['tablet', 'Thyroxine', 'Bottle of 100 tablets'],
      ['device', 'Digital BP Monitor', 'Box of 1 unit'],
    ],
  },
]

const medicines: Theme = {
  words: /./,
  ground: 'arch',
  colours: [0, 1],
  things: [
    ['capsule', 'Pantoprazole 40', 'Strip of 15 capsules'],
    ['syrup', 'Syrup', 'Bottle of 200 ml'],
    ['tablet', 'Paracetamol 650', 'Strip of 10 tablets'],
  ],
}

const themeOf = (subject: string): Theme => themes.find(({ words }) => words.test(subject)) ?? medicines

/** The place where a subject's packs stand. */
export const groundOf = (subject: string): GroundName => themeOf(subject).ground

/** The colours of a subject: a category's name, or several words. */
export const themePalette = (subject: string, isTurned = false): Palette =>
  paletteAt(themeOf(subject).colours[isTurned ? 1 : 0])

/** Three drawings stand in one picture: each gets ids of its own. */
const scoped = (drawing: string, scope: string) => drawing.replace(/(id="|url\(#|href="#)/g, `$1${scope}`)

/** Houses whose cartons are white: they stand out from a tinted ground. */
const WHITE_CARTONS = [3, 0, 1] as const

function drawnThing(
  [dosageForm, name, packageSize]: Thing,
  palette: Palette,
  { place, house }: { place: 0 | 1 | 2; house: string },
): string {
  const spec: PackFacts = {
    name,
    brand: house,
    dosageForm,
    packageSize,
    salts: [],
    isPrescriptionNeeded: false,
    isColdChainNeeded: false,
    shelf: '',
  }
  const article = articleOf(name)
  if (article && dosageForm === 'device')
    return `<g transform="translate(50 88) scale(1.5)">${article(palette)}</g>`
  return drawnPack({ ...labelOf(spec), palette, style: WHITE_CARTONS[place] }, spec)
}

export interface Place {
  x: number
  y: number
  scale: number
  /** The name on the cartons; empty for none. */
  house: string
}

/** Three packs of a subject, 700 × 400: what its shelf looks like. @param isTurned - The same packs the other way round */
export function stillLife(subject: string, { x, y, scale, house }: Place, isTurned = false): string {
  const { colours, things } = themeOf(subject)
  const own = themePalette(subject, isTurned)
  const other = paletteAt(isTurned ? colours[0] : colours[1])
  const [first, second, third] = things
  const [left, right, front] = isTurned ? [third, first, second] : [first, second, third]
  const at = (dx: number, dy: number, size: number, drawing: string) =>
    `<g transform="translate(${dx} ${dy}) scale(${size})">${drawing}</g>`
  return at(
    x,
    y,
    scale,
    at(-20, 0, 0.88, scoped(drawnThing(left, own, { place: 0, house }), 'a')) +
      at(368, 0, 0.88, scoped(drawnThing(right, own, { place: 1, house }), 'b')) +
      at(206, 108, 0.74, scoped(drawnThing(front, other, { place: 2, house }), 'd')),
  )
}

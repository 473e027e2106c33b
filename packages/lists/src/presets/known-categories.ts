import { nameKey } from '@dawakit/core/product'

/** A category of the shop's own, and what the goods on its shelf are; null of a speciality, whose shelf is of medicines. */
export interface KnownCategory {
  category: string
  goods: 'consumable' | 'personal care' | 'nutraceutical' | 'ayurveda' | null
}

type Goods = KnownCategory['goods']

/** Ours, what is on them, and what health shops call them beside. */
const CATEGORIES: readonly [category: string, goods: Goods, ...others: string[]][] = [
  ['Accessories and Wearables', 'consumable', 'wearables', 'health accessories'],
  [
    'Ayurvedic Care',
    'ayurveda',
    'ayurveda',
    'ayurvedic',
    'ayurvedic medicine',
    'ayurvedic products',
    'herbal',
  ],
  ['Beauty', 'personal care', 'beauty care', 'beauty products', 'cosmetics', 'makeup'],
  ['Diabetic Care', 'consumable', 'diabetes care', 'diabetic', 'diabetic needs', 'diabetes essentials'],
  ['Elderly Care', 'consumable', 'senior care', 'senior citizen care', 'adult care'],
  [
    'Fitness Supplements',
    'nutraceutical',
    'fitness',
    'sports nutrition',
    'protein',
    'protein supplements',
    'gym supplements',
  ],
  ['Hair Care', 'personal care', 'haircare', 'hair'],
  [
    'Health Food and Drinks',
    'nutraceutical',
    'health drinks',
    'health food',
    'healthy food',
    'food drinks',
    'nutrition drinks',
  ],
  [
    'Healthcare Devices',
    'consumable',
    'devices',
    'medical devices',
    'health devices',
    'medical equipment',
    'health monitors',
  ],
  ['Home Care', 'personal care', 'homecare', 'household'],
  ['Immunity Boosters', 'nutraceutical', 'immunity', 'immunity booster'],
  [
    'Mother and Baby Care',
    'personal care',
    'baby care',
    'babycare',
    'baby',
    'baby products',
    'mother baby',
    'mom baby',
    'baby mom',
    'baby mother care',
    'baby mom care',
    'mother care',
  ],
  ['Personal Care', 'personal care', 'personal hygiene', 'personalcare', 'toiletries', 'hygiene'],
  ['Sexual Wellness', 'personal care', 'sexual health'],
  ['Skin Care', 'personal care', 'skincare', 'skin'],
  [
    'Supports and Braces',
    'consumable',
    'supports',
    'braces',
    'braces supports',
    'ortho supports',
    'orthopaedic supports',
    'orthopedic supports',
  ],
  [
    'Surgical and First Aid',
    'consumable',
    'first aid',
    'surgical',
    'surgicals',
    'surgical items',
    'surgical products',
    'first aid kit',
    'bandages',
  ],
  [
    'Vitamins and Nutrition',
    'nutraceutical',
    'vitamins',
    'vitamins supplements',
    'vitamins minerals',
    'vitamin supplements',
    'health supplements',
    'nutrition',
    'nutritional supplements',
    'supplements',
    'dietary supplements',
  ],
  ['Allergy', null, 'allergies', 'anti allergy', 'allergy care'],
  [
    'Cardiology',
    null,
    'heart care',
    'cardiac',
    'cardiac care',
    'heart',
    'blood pressure',
    'hypertension',
    'bp',
  ],
  ['Dental Care', null, 'dental', 'oral care', 'dental oral care'],
  ['Dermatology', null, 'skin diseases', 'skin infections'],
  ['Diabetes', null, 'diabetes medicines', 'anti diabetic', 'antidiabetic'],
  ['ENT', null, 'ear care', 'ear nose throat'],
  ['Endocrinology', null, 'thyroid', 'thyroid care', 'hormones'],
  [
    'Gastroenterology',
    null,
    'acidity',
    'digestive care',
    'digestive health',
    'digestion',
    'stomach care',
    'stomach',
    'gastro',
  ],
  ['General Medicine', null],
  ['Gynaecology', null, 'women care', 'women s care', 'womens health', 'women s health'],
  ['Haematology', null, 'blood disorders', 'anaemia', 'anemia'],
  ['Immunology and Transplant', null],
  ['Infectious Diseases', null, 'antibiotics', 'antibiotic', 'infections', 'anti infectives', 'antifungals'],
  ['Liver and Gall Bladder Care', null, 'liver care', 'liver'],
  ['Nephrology', null, 'kidney care', 'kidney'],
  ['Neurology', null, 'neuro', 'nerve care', 'brain care'],
  ['Oncology', null, 'cancer', 'cancer care', 'anti cancer'],
  ['Ophthalmology', null, 'eye care', 'eyes', 'eye'],
  [
    'Orthopaedics and Rheumatology',
    null,
    'bone joint care',
    'joint care',
    'bone joint muscle care',
    'orthopaedics',
    'orthopedics',
    'arthritis',
  ],
  [
    'Pain Relief',
    null,
    'pain',
    'painkillers',
    'pain killers',
    'pain management',
    'pain reliever',
    'pain relievers',
    'fever pain',
    'pain fever',
  ],
  ['Psychiatry', null, 'mental health', 'mental wellness'],
  [
    'Respiratory',
    null,
    'respiratory care',
    'cough cold',
    'cold cough',
    'cold flu',
    'cough cold flu',
    'asthma',
  ],
  ['Urology', null, 'urinary care', 'men s health'],
  ['Vaccines', null, 'vaccine'],
  ['Weight Management', null, 'weight loss', 'weight care'],
]

/** 'Mom & Baby' and 'mom and baby' are one. */
const keyOf = (text: string) =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== 'and' && word !== '')
    .join(' ')

const BY_KEY = new Map(
  CATEGORIES.flatMap(([category, goods, ...others]) =>
    [category, ...others].map((name) => [keyOf(name), { category, goods }] as const),
  ),
)

/** The category of ours that a shop's own surely means. */
export const knownCategory = (name: string): KnownCategory | undefined => BY_KEY.get(keyOf(name))

import type { GeneralCategorySeed } from '../general-seed.ts'
import { accessoriesAndWearables } from './accessories-and-wearables.ts'
import { ayurvedicCare } from './ayurvedic-care.ts'
import { beauty } from './beauty.ts'
import { diabeticCare } from './diabetic-care.ts'
import { elderlyCare } from './elderly-care.ts'
import { fitnessSupplements } from './fitness-supplements.ts'
import { hairCare } from './hair-care.ts'
import { healthCondition } from './health-condition.ts'
import { healthFoodAndDrinks } from './health-food-and-drinks.ts'
import { healthcareDevices } from './healthcare-devices.ts'
import { homeCare } from './home-care.ts'
import { immunityBoosters } from './immunity-boosters.ts'
import { motherAndBabyCare } from './mother-and-baby-care.ts'
import { personalCare } from './personal-care.ts'
import { sexualWellness } from './sexual-wellness.ts'
import { skinCare } from './skin-care.ts'
import { supportsAndBraces } from './supports-and-braces.ts'
import { surgicalAndFirstAid } from './surgical-and-first-aid.ts'
import { vitaminsShelf } from './vitamins-and-nutrition.ts'

/** In the order of the shop's category list. */
export const generalCategories: readonly GeneralCategorySeed[] = [
  diabeticCare,
  vitaminsShelf,
  healthcareDevices,
  ayurvedicCare,
  motherAndBabyCare,
  skinCare,
  personalCare,
  fitnessSupplements,
  healthCondition,
  hairCare,
  elderlyCare,
  supportsAndBraces,
  surgicalAndFirstAid,
  homeCare,
  sexualWellness,
  immunityBoosters,
  healthFoodAndDrinks,
  accessoriesAndWearables,
  beauty,
]

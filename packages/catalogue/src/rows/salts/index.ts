import type { SpecialitySeed } from '../salt-seed.ts'
import { allergy } from './allergy.ts'
import { cardiology } from './cardiology.ts'
import { criticalCare } from './critical-care.ts'
import { dentalCare } from './dental-care.ts'
import { dermatology } from './dermatology.ts'
import { diabetes } from './diabetes.ts'
import { endocrinology } from './endocrinology.ts'
import { ent } from './ent.ts'
import { fungiVirusesParasites } from './fungi-viruses-parasites.ts'
import { gastroenterology } from './gastroenterology.ts'
import { gynaecology } from './gynaecology.ts'
import { haematology } from './haematology.ts'
import { heartAndLipids } from './heart-and-lipids.ts'
import { hepatology } from './hepatology.ts'
import { immunology } from './immunology.ts'
import { infectiousDiseases } from './infectious-diseases.ts'
import { nephrology } from './nephrology.ts'
import { neurology } from './neurology.ts'
import { oncology } from './oncology.ts'
import { ophthalmology } from './ophthalmology.ts'
import { orthopaedics } from './orthopaedics.ts'
import { painRelief } from './pain-relief.ts'
import { psychiatry } from './psychiatry.ts'
import { respiratory } from './respiratory.ts'
import { sexualMedicine } from './sexual-medicine.ts'
import { tuberculosisAndHiv } from './tuberculosis-and-hiv.ts'
import { urology } from './urology.ts'
import { vaccines } from './vaccines.ts'
import { vitaminsAndNutrition } from './vitamins-and-nutrition.ts'
import { weightManagement } from './weight-management.ts'

/** In the order of the shop's speciality list; a speciality may be written in more than one file. */
export const specialities: readonly SpecialitySeed[] = [
  painRelief,
  diabetes,
  cardiology,
  heartAndLipids,
  gastroenterology,
  infectiousDiseases,
  fungiVirusesParasites,
  tuberculosisAndHiv,
  respiratory,
  allergy,
  dermatology,
  vitaminsAndNutrition,
  orthopaedics,
  endocrinology,
  neurology,
  psychiatry,
  gynaecology,
  ophthalmology,
  ent,
  urology,
  haematology,
  nephrology,
  hepatology,
  oncology,
  dentalCare,
  vaccines,
  immunology,
  weightManagement,
  sexualMedicine,
  criticalCare,
]

/**
 * Substances of Schedule G of the Drugs Rules, 1945, that are sold over the counter as a rule: antihistamines and, taken by mouth, what lowers
 * blood sugar. What of the schedule is of Schedule H too (cytotoxics, hormones) is left to what is known of its salts: the stricter one counts.
 *
 * @source docs/sources.md#schedule-g
 */
export const SCHEDULE_G = [
  'antazoline',
  'bromodiphenhydramine',
  'buclizine',
  'carbutamide',
  'chlorcyclizine',
  'chlorpheniramine',
  'chlorphenamine',
  'chlorpropamide',
  'clemizole',
  'cyproheptadine',
  'diphenhydramine',
  'diphenylpyraline',
  'doxylamine',
  'glibenclamide',
  'isothipendyl',
  'mebhydrolin',
  'meclizine',
  'meclozine',
  'metformin',
  'phenindamine',
  'pheniramine',
  'promethazine',
  'thenalidine',
  'tolbutamide',
  'triprolidine',
] as const

/**
 * The substances of Schedule X of the Drugs Rules, 1945, each with the other names that packs print: the older British
 * ones, and those of its stereoisomers, which the schedule's note covers with every salt and preparation.
 *
 * The database holds the same list in its own guard: who changes it writes a migration too, or a test is red.
 *
 * @source docs/sources.md#schedule-x
 */
export const SCHEDULE_X = [
  'amobarbital, amobarbitone, amylobarbital, amylobarbitone',
  'amphetamine, amfetamine, amphetamin, levamphetamine, levamfetamine',
  'barbital, barbitone',
  'cyclobarbital, cyclobarbitone',
  'dexamphetamine, dexamfetamine, dextroamphetamine, dextroamfetamine',
  'ethchlorvynol, ethclorvynol',
  'glutethimide',
  'ketamine, ketamin, esketamine, arketamine',
  'meprobamate',
  'methamphetamine, metamfetamine, methylamphetamine',
  'methylphenidate, methylphenidat, methyl phenidate, dexmethylphenidate',
  'methylphenobarbital, methylphenobarbitone, methyl phenobarbital, methyl phenobarbitone, mephobarbital, mephobarbitone',
  'pentobarbital, pentobarbitone',
  'phencyclidine',
  'phenmetrazine',
  'secobarbital, secobarbitone, quinalbarbitone',
].flatMap((names) => names.split(', '))

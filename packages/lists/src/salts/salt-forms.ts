/** What a salt is bound to, or how it is made and measured: of the same use as the salt alone. */
const FORMS = new Set(
  (
    'hydrochloride hcl dihydrochloride hydrobromide sodium disodium potassium dipotassium calcium magnesium zinc ' +
    'besylate besilate mesylate mesilate tosylate maleate dimaleate fumarate succinate tartrate tartarate bitartrate citrate ' +
    'malate phosphate sulphate sulfate bisulphate nitrate acetate chloride bromide gluconate lactate oxalate pamoate ' +
    'stearate estolate palmitate valerate dipropionate propionate furoate butyrate benzoate orotate diethylamine ' +
    'tromethamine meglumine resinate polistirex polacrilex monohydrate dihydrate trihydrate hexahydrate hemihydrate ' +
    'anhydrous micronised micronized powder granules extract dried oil gel base plain topical natural concentrate ' +
    'ip bp usp nf eq equivalent spore spores million billion mononitrate hydroxide oxide elemental dl d l alpha enzyme solution ' +
    'axetil proxetil pivoxil medoxomil cilexetil disoproxil alafenamide etexilate etabonate erbumine acetonide decanoate undecanoate ' +
    'enanthate cypionate oxelate hydrchloride nitrite'
  ).split(' '),
)

export const isSaltForm = (word: string): boolean => FORMS.has(word) || /^\d+[a-z]?$/.test(word)

import { GST_STATES, gstStateOf } from '@dawakit/core/tax'
import { BadValue, short } from '@dawakit/lists/values'

/** Names of states as lists misspell and shorten them, without anything but their letters, by the ISO code of the state. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AN: 'andamannicobar andamannicobarislands andamannicobarisland andmanandnicobar andaman aandnislands anislands',
  AP: 'andhra andhrapradesh andrapradesh andhrapradsh andhraprades andhrpradesh',
  AR: 'arunachal arunachalpradesh arunanchalpradesh arunachalpradsh',
  AS: 'asam assaam',
  BR: 'bihaar behar',
  CG: 'chhatisgarh chattishgarh chhattishgarh chatisgarh chattisgadh chhattisgadh chhatishgarh ct',
  CH: 'chandigadh chandighar chandigarhut chandigrah',
  DH: 'dadranagarhaveli dadraandnagarhavelianddamananddiu dnh damandiu dadranagarhavelidamandiu dnhdd',
  DL: 'dehli delhincr newdehli delhinct',
  GA: 'goaa',
  GJ: 'gujrat gujarath gujrath gujarrat gujarat gujart guj',
  HP: 'himachal himachalpradesh himanchalpradesh himachalpradsh himachalprades',
  HR: 'hariyana haryna harayana hariana',
  JH: 'jharkand jharkhan jharkhnad zarkhand',
  JK: 'jandk jk jammu jammukashmir jammuandkasmir kashmir',
  KA: 'karnatka karnatak karanataka karnataka karnatakka carnataka kar',
  KL: 'kerela keral kerla keralam',
  LA: 'ladak laddakh',
  LD: 'lakshadeep lakshdweep lakshadwip laccadive',
  MH: 'maharastra maharasthra maharashtr maharshtra maharshatra maharashta mah',
  ML: 'meghalya megalaya meghalay',
  MN: 'manipoor',
  MP: 'madhyapradesh madyapradesh madhyapradsh madhyaprades madhyapradeesh',
  MZ: 'mizorum',
  NL: 'nagland',
  OD: 'orrisa orisa orrissa odissa oddisha odisa oddissa or',
  PB: 'panjab punjaab',
  PY: 'pondichery pondicherri puduchery puducheri puduchchery pondy',
  RJ: 'rajastan rajsthan rajasthaan rajashthan raj',
  SK: 'sikim',
  TN: 'tamilnad tamilnadoo tamilnaadu tamalnadu tamilnadu tamizhnadu tamilnade thamilnadu',
  TR: 'tirpura',
  TS: 'telagana telanagana telanganastate tlangana tg',
  UK: 'uttrakhand uttarakand uttarkhand uttarakhnad uttranchal ua',
  UP: 'uttarpradesh utterpradesh uttarpradsh uttarprades uttarpradeesh',
  WB: 'westbengal bengal westbangal westbangol wbengal westbengol',
}

const BY_SPELLING = new Map(
  GST_STATES.flatMap(({ iso, name }) =>
    [iso.toLowerCase(), ...(SPELLINGS[iso] ?? '').split(' ')].map((spelling): [string, string] => [
      spelling,
      name,
    ]),
  ),
)

/**
 * A state or union territory by its present name, however a list writes it: 'ORISSA' and 'Orrisa' are 'Odisha', 'Jammu & Kashmir' is
 * 'Jammu and Kashmir', 'TN' and '33-Tamilnadu' are 'Tamil Nadu'.
 *
 * @throws {BadValue} where India has none of that name.
 */
export function stateOfIndia(name: string, text: string): string {
  const plain = text.replace(/^\d{2}\s*[-:.]\s*/, '')
  const state = gstStateOf(plain)?.name ?? BY_SPELLING.get(plain.toLowerCase().replace(/[^a-z]/g, ''))
  if (!state) throw new BadValue(`${name} "${short(text)}" is no state of India`)
  return state
}

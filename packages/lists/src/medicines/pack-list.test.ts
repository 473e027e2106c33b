import { expect, it } from 'vitest'
import { parsePack } from './parse-pack.ts'

/**
 * Packs as lists of Indian pharmacies write them: the pack, the name where it tells the form, and what it is. A dash where
 * nobody can tell the number, which the parse has to say.
 */
const PACKS = `
strip of 10 tablets | | tablet 10 tablet
strip of 15 tablets | | tablet 15 tablet
strip of 10 tablet sr | | tablet 10 tablet
strip of 10 tablet er | | tablet 10 tablet
strip of 10 tablet md | | tablet 10 tablet
strip of 4 tablet dt | | tablet 4 tablet
strip of 1 tablet | | tablet 1 tablet
strip of 10 capsules | | capsule 10 capsule
strip of 10 capsule sr | | capsule 10 capsule
strip of 10 soft gelatin capsules | | capsule 10 capsule
strip of 15 softgels | | capsule 15 capsule
strip of 21 tablets | | tablet 21 tablet
STRIP OF 10 TABLETS | | tablet 10 tablet
strip  of  10  tablets | | tablet 10 tablet
Strip of 10 | Dolo Tablet | tablet 10 tablet
Strip of 10s | Dolo Tablet | tablet 10 tablet
10 tablets | | tablet 10 tablet
10 Tablets | | tablet 10 tablet
10 TABLETS | | tablet 10 tablet
10 tablet | | tablet 10 tablet
10 TAB | | tablet 10 tablet
10TAB | | tablet 10 tablet
10 tab | | tablet 10 tablet
10 TABS | | tablet 10 tablet
10tabs | | tablet 10 tablet
10 Tab. | | tablet 10 tablet
TAB 10 | | tablet 10 tablet
10 caps | | capsule 10 capsule
10 CAP | | capsule 10 capsule
10CAPS | | capsule 10 capsule
10 Capsules | | capsule 10 capsule
10's | Dolo Tablet | tablet 10 tablet
10'S | Dolo Tablet | tablet 10 tablet
10’s | Dolo Tablet | tablet 10 tablet
10 's | Dolo Tablet | tablet 10 tablet
10S | Dolo Tablet | tablet 10 tablet
10s | Dolo Tablet | tablet 10 tablet
10 s | Dolo Tablet | tablet 10 tablet
10 | Dolo Tablet | tablet 10 tablet
15 | Becosules Capsule | capsule 15 capsule
1's | Zentel Tablet | tablet 1 tablet
1x1 | Zentel Tablet | tablet 1 tablet
1x10 | Dolo Tablet | tablet 10 tablet
1X10 | Dolo Tablet | tablet 10 tablet
1 x 10 | Dolo Tablet | tablet 10 tablet
1X10'S | Dolo Tablet | tablet 10 tablet
1X15'S | Dolo Tablet | tablet 15 tablet
1x10s | Dolo Tablet | tablet 10 tablet
1x10 Tab | | tablet 10 tablet
1*10 | Dolo Tablet | tablet 10 tablet
1 * 10 tab | | tablet 10 tablet
10x10 | Dolo Tablet | tablet 100 tablet
10X10 | Dolo Tablet | tablet 100 tablet
10 x 10 | Dolo Tablet | tablet 100 tablet
10 x 10 Tab | | tablet 100 tablet
10x10 Tablets | | tablet 100 tablet
10*10 | Dolo Tablet | tablet 100 tablet
10X10'S | Dolo Tablet | tablet 100 tablet
10 X 15'S | Dolo Tablet | tablet 150 tablet
20x15 | Dolo Tablet | tablet 300 tablet
3x5x10 | Dolo Tablet | tablet 150 tablet
10 x 1 x 10 | Dolo Tablet | tablet 100 tablet
10 x 10 Caps | | capsule 100 capsule
5 x 6 Capsules | | capsule 30 capsule
10 strips of 10 | Dolo Tablet | tablet 100 tablet
10 strips of 10 tablets | | tablet 100 tablet
3 strips of 10 tablets each | | tablet 30 tablet
2 Strips x 10 Tablets | | tablet 20 tablet
Alu-Alu 10 tablets | | tablet 10 tablet
Alu Alu strip of 10 tablets | | tablet 10 tablet
blister of 10 tablets | | tablet 10 tablet
Blister 10's | Dolo Tablet | tablet 10 tablet
blister pack of 14 tablets | | tablet 14 tablet
10 tablets in 1 strip | | tablet 10 tablet
10 tablets in a strip | | tablet 10 tablet
10 Tablet(s) | | tablet 10 tablet
10 tablet in strip | | tablet 10 tablet
bottle of 30 tablets | | tablet 30 tablet
bottle of 60 capsules | | capsule 60 capsule
30's in Bottle | Shelcal Tablet | tablet 30 tablet
60 Tablets Bottle | | tablet 60 tablet
Bottle of 100 | Eltroxin Tablet | tablet 100 tablet
jar of 60 tablets | | tablet 60 tablet
box of 30 tablets | | tablet 30 tablet
packet of 3 tablets | | tablet 3 tablet
packet of 10 Tablets | | tablet 10 tablet
pack of 6 tablets | | tablet 6 tablet
Pack of 30 capsules | | capsule 30 capsule
10 Nos | Dolo Tablet | tablet 10 tablet
10 No's | Dolo Tablet | tablet 10 tablet
10 pcs | Dolo Tablet | tablet 10 tablet
10 Tabelts | | tablet 10 tablet
10 tabltes | Dolo Tablet | tablet 10 tablet
10 Capsuls | Becosules Capsule | capsule 10 capsule
strip of 8 lozenges | | tablet 8 piece
24 lozenges | | tablet 24 piece
bottle of 100 ml Syrup | | syrup 100 ml
bottle of 60 ml Dry Syrup | | suspension 60 ml
bottle of 30 ml Oral Suspension | | suspension 30 ml
bottle of 200 ml Suspension | | suspension 200 ml
bottle of 15 ml Oral Drops | | drops 15 ml
bottle of 450 ml Oral Solution | | solution 450 ml
bottle of 5 ml Eye Drop | | drops 5 ml
packet of 5 ml Eye Drop | | drops 5 ml
bottle of 10 ml Ear Drop | | drops 10 ml
bottle of 10 ml Nasal Spray | | spray 10 ml
bottle of 100 ml Lotion | | lotion 100 ml
bottle of 100 ml Solution | | solution 100 ml
bottle of 500 ml Infusion | | injection 500 ml
bottle of 100 ml Shampoo | | shampoo 100 ml
bottle of 100 ml Mouth Wash | | solution 100 ml
bottle of 200 ml Liquid | | solution 200 ml
100 ml | Benadryl Syrup | syrup 100 ml
100ml | Benadryl Syrup | syrup 100 ml
100ML | Benadryl Syrup | syrup 100 ml
100 ML | Benadryl Syrup | syrup 100 ml
100 Ml. | Benadryl Syrup | syrup 100 ml
100ml bottle | Benadryl Syrup | syrup 100 ml
10ML | Otrivin Nasal Spray | spray 10 ml
10.0 ml | Otrivin Nasal Spray | spray 10 ml
2.5 ml | Xalatan Eye Drops | drops 2.5 ml
0.5ml | Vaxigrip Vaccine | injection 0.5 ml
1 Ltr | Gelusil Liquid | solution 1000 ml
1 ltr. | Gelusil Liquid | solution 1000 ml
5 ltr | Savlon Liquid | solution 5000 ml
1 litre | Gelusil Liquid | solution 1000 ml
1L | Gelusil Liquid | solution 1000 ml
0.5 L | Gelusil Liquid | solution 500 ml
1000 ml | NS Infusion | injection 1000 ml
1x100ml | Benadryl Syrup | syrup 100 ml
1 x 100 ml | Benadryl Syrup | syrup 100 ml
2 x 100 ml | Benadryl Syrup | syrup 200 ml
100 ml x 2 | Benadryl Syrup | syrup 200 ml
vial of 1 Injection | | injection 1 piece
vial of 10 ml Injection | | injection 10 ml
vial of 2 ml Injection | | injection 2 ml
vial of 1 Powder for Injection | | injection 1 piece
vial of 0.5 ml Injection | | injection 0.5 ml
ampoule of 2 ml Injection | | injection 2 ml
ampoule of 1 ml Injection | | injection 1 ml
prefilled syringe of 0.4 ml Injection | | injection 0.4 ml
prefilled syringe of 1 ml Injection | | injection 1 ml
penfill of 3 ml Injection | | injection 3 ml
cartridge of 3 ml Injection | | injection 3 ml
flexpen of 3 ml Injection | | injection 3 ml
Penfill 3ml | Actrapid | injection 3 ml
3 ml Flexpen | Novomix 30 | injection 3 ml
3ml Cartridge | Huminsulin | injection 3 ml
5 x 3 ml | Huminsulin Cartridge | injection 15 ml
5x3ml penfill | Mixtard | injection 15 ml
1 vial | Monocef Injection | injection 1 piece
10 ml vial | Huminsulin Injection | injection 10 ml
10ml Vial | Xylocaine Injection | injection 10 ml
5x2ml | Avil Injection | injection 10 ml
5 x 2 ml Amp | Avil Injection | injection 10 ml
10 amp x 1 ml | Avil Injection | injection 10 ml
10 x 1ml ampoules | Avil Injection | injection 10 ml
1ml x 10 | Avil Injection | injection 10 ml
25 X 2 ML | Avil Injection | injection 50 ml
respule of 2 ml | Budecort Respules | solution 2 ml
5x2ml respules | | solution 10 ml
packet of 5 respules | Duolin Respules | solution 5 piece
packet of 2 ml Respules | | solution 2 ml
packet of 120 MDI Inhaler | | inhaler 120 dose
packet of 200 MDI Inhaler | | inhaler 200 dose
120md inhaler | | inhaler 120 dose
200MD | Asthalin Inhaler | inhaler 200 dose
200 MD | Asthalin Inhaler | inhaler 200 dose
200 metered doses | Asthalin Inhaler | inhaler 200 dose
120 doses | Foracort Inhaler | inhaler 120 dose
200 puffs | Asthalin Inhaler | inhaler 200 dose
bottle of 30 rotacaps | | inhaler 30 capsule
30 Rotacaps | | inhaler 30 capsule
bottle of 140 metered doses Nasal Spray | | spray 140 dose
tube of 30 gm Cream | | cream 30 g
tube of 15 gm Ointment | | ointment 15 g
tube of 20 gm Gel | | gel 20 g
tube of 5 gm Eye Ointment | | ointment 5 g
tube of 100 gm Toothpaste | | cream 100 g
30 gm | Betnovate Cream | cream 30 g
30gm | Betnovate Cream | cream 30 g
15GM | Betnovate Cream | cream 15 g
15 GMS | Betnovate Cream | cream 15 g
15gms | Betnovate Cream | cream 15 g
15 g | Betnovate Cream | cream 15 g
15g | Betnovate Cream | cream 15 g
15 Gram | Betnovate Cream | cream 15 g
15 grams | Betnovate Cream | cream 15 g
1x15gm | Betnovate Cream | cream 15 g
0.5 kg | Protinex Powder | powder 500 g
1kg | Protinex Powder | powder 1000 g
1 KG | Protinex Powder | powder 1000 g
200 gm Tin | Protinex Powder | powder 200 g
bottle of 100 gm Powder | | powder 100 g
packet of 10 gm Powder | | powder 10 g
jar of 400 gm Powder | | powder 400 g
box of 75 gm Soap | | soap 75 g
box of 100 gm Soap | | soap 100 g
75gm | Dettol Soap | soap 75 g
sachet of 21.8 gm Powder | | sachet 21.8 g
sachet of 4.2 gm ORS | | sachet 4.2 g
sachet of 1 gm Granules | | sachet 1 g
21.8 gm sachet | Electral Powder | powder 21.8 g
10 sachets | Vizylac Sachet | sachet 10 piece
10 x 1 gm sachet | Cholestran Sachet | sachet 10 g
packet of 10 Sachets | | sachet 10 piece
packet of 1 Kit | | kit 1 piece
combipack of 3 tablets | | tablet 3 tablet
Kit | | kit -
1 Kit | | kit 1 piece
strip of 3 suppositories | | suppository 3 piece
5 Suppositories | | suppository 5 piece
strip of 1 Vaginal Tablet | | suppository 1 piece
strip of 3 Pessaries | | suppository 3 piece
packet of 1 Transdermal Patch | | patch 1 piece
packet of 5 Patches | | patch 5 piece
1/2 litre | Gelusil Liquid | solution 500 ml
1,000 ml | NS Infusion | injection 1000 ml
5 ampoules of 2 ml | Avil Injection | injection 10 ml
box of 5 ampoules of 2 ml | Avil Injection | injection 10 ml
2 vials of 10 ml | Huminsulin Injection | injection 20 ml
packet of 5 respules x 2 ml | Budecort Respules | solution 10 ml
10 sachets of 1 gm | Cholestran Sachet | sachet 10 g
10 tab x 10 strips | | tablet 100 tablet
10s x 10s | Dolo Tablet | tablet 100 tablet
1 vial with 5 ml WFI | Monocef Injection | injection 1 piece
strip of 10 tablets | Pen V 250 Tablet | tablet 10 tablet
bottle of 110 capsules | Seven Seas Cod Liver Oil | capsule 110 capsule
10's | Testocap 40 | capsule 10 capsule
10's | Captab | tablet 10 tablet
10 soft gelatin capsules | | capsule 10 capsule
10 film coated tablets | | tablet 10 tablet
10 TABLESTS | | tablet 10 tablet
strip of 6 Oral Strip | | tablet 6 tablet
strip of 10 redicaps | | inhaler 10 capsule
vial of 1 Injection | Caspofungin Powder | injection 1 piece
vial of 500 mg Injection | | injection -
1.0 Injection in 1 vial | | injection 1 piece
0.5 ml in 1 prefilled syringe | | injection 0.5 ml
5.0 ml in 1 vial | Avil Injection | injection 5 ml
.5 ml | Vaxigrip Vaccine | injection 0.5 ml
2 ml ampule | | injection 2 ml
10x1ml amp | | injection 10 ml
5 x 10 x 2 ml | Avil Injection | injection 100 ml
100 IU/ml 3 ml | Huminsulin Cartridge | injection 3 ml
5 catridge | Huminsulin | injection 5 piece
penfill of 3 ml Solution for Injection | Huminsulin | injection 3 ml
3/4 ltr | Gelusil Liquid | solution 750 ml
1 1/2 ltr | Gelusil Liquid | solution 1500 ml
1½ ltr | Gelusil Liquid | solution 1500 ml
125mg/5ml | Augmentin Syrup | syrup -
125mg/5ml 60 ml | Augmentin Syrup | syrup 60 ml
15 ml drps | | drops 15 ml
100 ml syp | | syrup 100 ml
60 ml susp | | suspension 60 ml
15 gm oint | | ointment 15 g
0.05% 30 gm | Tenovate Cream | cream 30 g
2 tubes of 15 gm | Tenovate Cream | cream 30 g
packet of 1 Kit | Pylo Kit Tablet | kit 1 piece
1's Tin 250g | Ragi Malt | powder 250 g
60 doses in MDI inhaler | | inhaler 60 dose
10 x 10 x 10 x 2 | Dolo Tablet | tablet 2000 tablet
10 strips | Dolo Tablet | tablet -
99999999999 tablets | | tablet -
strip of 0 tablets | | tablet -
`

interface Case {
  pack: string
  name: string
  form: string
  units: number | null
  unit: string | null
}

const cases = PACKS.trim()
  .split('\n')
  .map((line): Case => {
    const [pack = '', name = '', is = ''] = line.split('|').map((part) => part.trim())
    const [form = '', units = '', unit = null] = is.split(' ')
    return { pack, name: name || 'Brand', form, units: units === '-' ? null : Number(units), unit }
  })

const isRight = ({ pack, name, form, units, unit }: Case) => {
  const parsed = parsePack(name, pack)
  return (
    parsed.dosageForm === form && parsed.unitsPerPack === units && (units === null || parsed.unit === unit)
  )
}

it('reads at least 98 of 100 packs as lists write them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const wrong = cases
    .filter((one) => !isRight(one))
    .map((one) => ({ ...one, parsed: parsePack(one.name, one.pack) }))
  expect(wrong.length / cases.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.02)
})

it('says of each that it read wrong, or not at all, that somebody has to look', () => {
  const silent = cases.filter((one) => {
    const parsed = parsePack(one.name, one.pack)
    return (!isRight(one) || parsed.unitsPerPack === null) && !parsed.isDoubtful
  })
  expect(silent).toEqual([])
})

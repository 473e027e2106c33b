/**
 * What a pharmacy sells beside medicines, by words of its name: the code that it is taxed under, the shelf that it stands on, and the words
 * that tell it. Words stand in a row, in lower case and without the 's' of several; the longest of all rows decides. Behind 'not' stand
 * words with which a name is something else: 'Soap-free wash' is no soap.
 *
 * Codes are headings of the Customs Tariff Act, 1975, first schedule, as the notifications of GST rates name them.
 *
 * @source docs/sources.md#hsn-of-goods
 */
export const GOODS_ROWS = `
96190010 | Mother and Baby Care > Feminine Hygiene | sanitary pad, sanitary napkin, sanitary towel, menstrual pad, maternity pad, panty liner, pantyliner, sanitary
96190020 | Mother and Baby Care > Feminine Hygiene | tampon
9619 | Mother and Baby Care > Baby Care | diaper, baby diaper, diaper pant, pant style diaper, nappy, baby pant, nursing pad, breast pad, menstrual cup | not rash, cream, powder, bag
9619 | Elderly Care > Adult Diapers | adult diaper, adult pant, underpad, under pad, under sheet, disposable under sheet, incontinence pad
401410 | Sexual Wellness > Condoms | condom, female condom | not spray, gel
3307 | Sexual Wellness > Lubricants | personal lubricant, lubricant gel, lubricating jelly, massage gel
4014 | Healthcare Devices > Hot and Cold Packs | hot water bag, hot water bottle, ice bag, ice cap, rubber hot bag
4014 | Mother and Baby Care > Baby Care | nipple, feeding nipple, nipple shield, teat, pacifier, soother | not cream, oil, care
39269099 | Mother and Baby Care > Baby Care | feeding bottle, baby bottle, nursing bottle, feeding bottel
3926 | Surgical and First Aid > Masks and Gloves | vinyl glove, plastic glove, plastic hand glove, disposable plastic glove, polythene glove
3926 | Home Care > Home Hygiene | pill box, pill cutter, tablet cutter, cooling case, cool pouch, insulin pouch, medicine box, pill organiser, pill organizer, teether
3924 | Elderly Care > Bed and Bath Safety | bed pan, bedpan, urine pot, plastic urine pot, urinal pot, sputum mug, kidney tray, measuring cup
4015 | Surgical and First Aid > Masks and Gloves | glove, surgical glove, examination glove, latex glove, nitrile glove, hand glove | not winter, bath, gym, scrub, massage
6307 | Surgical and First Aid > Masks and Gloves | surgical mask, pollution mask, pollution control mask, nanofiber mask, nanofibre mask, n95, n95 mask, n 95, 3 ply mask, 3ply mask, disposable mask, disposable face mask, face mask 3 ply, face mask, respirator mask, kn95 | not clay, charcoal, sheet, glow, peel, gel, gold, hydrating, vitamin, oxygen, nebuliser, nebulizer, turmeric
6210 | Surgical and First Aid > Masks and Gloves | ppe kit, surgical gown, surgeon gown, patient gown, shoe cover, surgical shoe cap, surgeon cap, surgical cap, bouffant cap, disposable cap
3005 | Surgical and First Aid > Dressings and Wound Care | cotton, cotton roll, cotton wool, absorbent cotton, surgical cotton, absorbent cotton wool, cotton ball, cotton swab, cotton bud, gauze, gauze swab, gauze cloth, dressing, wound dressing, surgical dressing, gamjee, sofra tulle, paraffin gauze, eye pad, alcohol swab | not candy, shirt, bag, saree, sock, vest, towel, oil, soft, salad, hair
3005 | Surgical and First Aid > Tapes and Bandages | bandage, crepe bandage, elastic bandage, roller bandage, adhesive bandage, crepe, band aid, bandaid, first aid strip, wound plaster, adhesive plaster, surgical tape, micropore, micropore tape, microporous tape, paper tape, adhesive tape, plaster of paris, pop bandage, zinc oxide plaster, corn plaster, corn remover, perforated plaster, skin closure, corn cap, pain relief patch | not spray, paper craft
300650 | Surgical and First Aid > Dressings and Wound Care | first aid kit, first aid box
300610 | Surgical and First Aid > Dressings and Wound Care | suture, polyamide, polybutylate, polyglactin, polyglycolic, polypropylene suture, mersilk, bone wax, gelatin sponge, fibrin sealant, surgical suture, catgut, chromic catgut, vicryl, prolene mesh, surgical mesh, hernia mesh, umbilical cotton tape
300670 | Surgical and First Aid > Clinical Diagnostic Equipment | ultrasound gel, ecg gel, ultrasonic gel, electrode gel
300691 | Surgical and First Aid > Dressings and Wound Care | colostomy bag, ostomy bag, ileostomy bag, stoma bag, urostomy bag
901831 | Surgical and First Aid > Syringes and Needles | syringe, syrenge, syring, siringe, syrynge, seringe, disposable syringe, hypodermic syringe, syringe needle, dispo syringe | not prefilled, pre
901831 | Diabetic Care > Insulin Needles and Pens | insulin syringe, insulin syrenge, insulin syring, insulin siringe, insulin seringe
901832 | Surgical and First Aid > Syringes and Needles | needle, hypodermic needle, dispo needle, spinal needle, disposable needle | not pine
901832 | Diabetic Care > Insulin Needles and Pens | pen needle, penneedle, insulin needle, insulin pen needle, needle for insulin pen
901890 | Diabetic Care > Insulin Needles and Pens | insulin pen device, reusable insulin pen, reusable pen
901890 | Diabetic Care > Test Strips and Lancets | lancet, lancing device, lancing pen, blood lancet
901839 | Surgical and First Aid > Catheters and IV Sets | catheter, foley catheter, foley balloon catheter, cannula, iv cannula, i v cannula, iv set, i v set, infusion set, blood set, blood transfusion set, transfusion set, perfusion set, drainage kit, drainage sheet, scalp vein set, scalp vein, ryle tube, ryles tube, nasogastric tube, feeding tube, suction catheter, urine bag, uro bag, urobag, urine collecting bag, urine collection bag, endotracheal tube, tracheostomy tube, three way, 3 way stop cock, extension line, drainage bag, nasal oxygen cannula
9018 | Surgical and First Aid > Clinical Diagnostic Equipment | stethoscope, surgical blade, knife blade, grafting knife, breast pump, scalpel, forcep, surgical scissor, tongue depressor, speculum, otoscope, ecg electrode, ecg roll, umbilical cord clamp, cord clamp, urine container, urine cup, enema set
9018 | Healthcare Devices > BP Monitors | bp monitor, b p monitor, blood pressure monitor, bp machine, b p machine, bp apparatus, sphygmomanometer, bp instrument, blood pressure machine, blood pressure instrument, bp cuff
9018 | Healthcare Devices > Pulse Oximeters | pulse oximeter, oximeter, finger oximeter, fingertip pulse oximeter
9019 | Healthcare Devices > Nebulisers and Vaporisers | nebuliser, nebulizer, nebuliser machine, nebulizer machine, nebuliser kit, nebulizer kit, nebuliser mask, nebulizer mask, nebuliser compressor, vaporiser, vaporizer, steam inhaler, steam vaporiser, steam vaporizer, steamer, facial steamer, oxygen mask, oxygen concentrator, oxygen can, portable oxygen, oxygen cylinder, cpap, cpap machine, bipap, spirometer, respirometer, spacer, inhaler spacer, peak flow meter, breathing exerciser, lung exerciser, ambu bag | not solution, suspension, respule, rice
9019 | Healthcare Devices | massager, body massager, foot massager, head massager, acupressure | not oil, cream, gel
9021 | Supports and Braces > Knee and Leg Support | knee cap, knee support, knee brace, knee immobiliser, knee immobilizer, calf support, thigh support, range of motion, brace, varicose stocking, compression stocking, hinged knee, leg support, crutch, elbow crutch, walker, patella support
9021 | Supports and Braces > Back and Abdomen Support | lumbar belt, lumbo sacral belt, l s belt, ls belt, abdominal belt, abdominal binder, back support, sacro lumbar belt, rib belt, chest binder, spinal brace, binder, maternity belt, hernia belt, posture corrector, taylor brace, lumbo sacral corset, back brace
9021 | Supports and Braces > Neck and Shoulder Support | cervical collar, soft collar, hard collar, neck support, shoulder support, shoulder immobiliser, shoulder immobilizer, clavicle brace, arm sling, pouch arm sling, arm sling pouch, neck brace, cervical pillow brace
9021 | Supports and Braces > Hand and Wrist Braces | wrist support, wrist brace, wrist splint, finger splint, finger separator, finger saperator, splint, tennis elbow, tennis elbow support, elbow support, thumb spica, thumb support, frog splint, mallet splint, forearm brace, finger cot splint
9021 | Supports and Braces > Ankle and Foot Support | ankle support, foot elevator, ankle binder, ankle brace, anklet, heel cushion, silicone heel, heel cup, insole, foot drop splint, silicone insole, toe separator, bunion splint
902140 | Elderly Care > Mobility Aids | hearing aid, hearing machine
902511 | Healthcare Devices > Thermometers | thermometer, clinical thermometer, mercury thermometer, oval thermometer
902519 | Healthcare Devices > Thermometers | digital thermometer, infrared thermometer, flexible thermometer, forehead thermometer, ear thermometer, thermometer digital, ir thermometer
9027 | Diabetic Care > Glucose Monitors | glucometer, glucose monitor, blood glucose monitor, glucose meter, sugar machine, blood glucose meter, blood glucose system, glucometer machine, glucometer kit, glucose monitoring system
3822 | Diabetic Care > Test Strips and Lancets | test strip, glucometer strip, glucose strip, sugar strip, glucose test strip, blood glucose strip, blood glucose test strip, strip for glucometer, sugar test strip, glucometer test strip
3822 | Surgical and First Aid > Clinical Diagnostic Equipment | pregnancy test, pregnancy kit, pregnancy test kit, pregnancy test card, pregnancy detection kit, pregnancy strip, ovulation test, ovulation kit, ovulation test kit, urine strip, urine test strip, ketone strip, uristix, test kit, rapid test, rapid test kit, antigen test, antigen test kit, self test kit, malaria test, malaria card, dengue test, covid test, self testing kit, testing kit, hiv test, rapid card, hcg card, diagnostic kit, reagent
8713 | Elderly Care > Mobility Aids | wheelchair, wheel chair, folding wheelchair, commode wheelchair, commode wheel chair
6602 | Elderly Care > Mobility Aids | walking stick, tripod stick, quadripod stick, walking cane, quadripod, stick tripod
9402 | Elderly Care > Bed and Bath Safety | hospital bed, commode chair, commode, examination table, iv stand, saline stand, fowler bed
8423 | Healthcare Devices > Weighing Scales | weighing scale, weighing machine, weight machine, bathroom scale, body scale, baby scale, baby weighing scale, weight scale
8516 | Healthcare Devices > Hot and Cold Packs | heating pad, heating belt, electric heating pad, electric hot bag, electric hot water bag, orthopaedic heating belt, heat belt
9102 | Accessories and Wearables | fitness band, smart watch, smartwatch, fitness tracker
380894 | Home Care > Disinfectants | sanitizer, sanitiser, hand sanitizer, hand sanitiser, senitizer, hand senitizer, hand rub, handrub, hand rub solution, disinfectant, disinfectant liquid, disinfectant spray, surface disinfectant, phenyl, phenyle, white phenyl, floor cleaner, germicide
3808 | Home Care > Mosquito Repellents | mosquito repellent, mosquito repellant, mosquito repelent, mosquito coil, mosquito liquid, mosquito refill, mosquito vaporiser, mosquito vaporizer, mosquito patch, mosquito roll on, anti mosquito, mosquito cream, insect repellent, cockroach gel, cockroach spray, rat kill, insecticide
3402 | Home Care > Home Hygiene | toilet cleaner, dish wash, dishwash, detergent, laundry detergent, bottle cleanser, bottle wash, liquid detergent, glass cleaner, vegetable wash
3401 | Personal Care > Bath and Body | soap, bath soap, bathing soap, beauty soap, baby soap, bathing bar, toilet soap, herbal soap, neem soap, glycerine soap, medicated soap, soap bar, bar soap, beauty bar, cleansing bar, baby bar, bath bar, baby cleansing bar, moisturising bar | not free, dish, nut, liquid, foam, case, dispenser, laundry, detergent
340120 | Personal Care > Bath and Body | liquid soap, soap liquid, liquid hand soap, foam soap, soap foam
340119 | Personal Care > Bath and Body | laundry soap, detergent soap, detergent bar, washing soap
340130 | Personal Care > Bath and Body | body wash, shower gel, hand wash, handwash, bath gel, baby wash, baby bath, body cleanser, intimate wash, intimate hygiene wash, feminine wash, v wash, hygiene wash, head to toe wash, top to toe wash, hand wash liquid
340130 | Skin Care > Face Wash | face wash, facewash, facial wash, foaming face wash, cleanser, face cleanser, facial cleanser, cleansing lotion, cleansing milk, skin cleanser, cleansing gel, face scrub, facial foam, cleansing foam, gentle cleanser
3306 | Personal Care > Oral Care | toothpaste, tooth paste, dental paste, dental cream, dental floss, floss, tooth gel, dental gel, toothgel, interdental floss | not holder
33061010 | Personal Care > Oral Care | tooth powder, toothpowder, dant manjan, dantmanjan, dental powder, red tooth powder
330690 | Personal Care > Oral Care | mouthwash, mouth wash, mouth freshener, mouth freshner, mouth rinse, denture adhesive, denture cleaner, denture tablet, denture cleaning tablet, denture fixative, breath freshener, oral rinse, mouth spray freshener
96032100 | Personal Care > Oral Care | toothbrush, tooth brush, interdental brush, kid toothbrush, dental brush, denture brush, electric toothbrush, baby toothbrush
9603 | Personal Care > Hair Care | hair brush, bottle brush, nail brush, back brush, paint brush
9615 | Personal Care > Hair Care | comb, hair comb, lice comb, hair clip, hair pin, hairpin | not pack, honey
3305 | Hair Care > Shampoos and Conditioners | shampoo, baby shampoo, anti dandruff shampoo, herbal shampoo, dry shampoo, hair shampoo, shampoo sachet
330590 | Hair Care > Shampoos and Conditioners | conditioner, hair conditioner, shampoo conditioner, hair cleanser conditioner | not air, fabric
33059011 | Hair Care > Hair Oils | hair oil, baby hair oil, herbal hair oil, bhringraj hair oil, onion hair oil, amla hair oil, almond hair oil, hairoil, bhringraj oil, amla oil
330590 | Hair Care > Hair Colour | hair colour, hair color, hair dye, mehndi, heena, henna, hair serum, hair gel, hair cream, hair spray, hair mask, hair wax, hair growth serum, hair vitalizer, hair pack
330491 | Skin Care | talc, talcum powder, talcum, face powder, baby powder, prickly heat powder, body powder, compact powder, dusting talc, cooling powder
3304 | Skin Care > Moisturisers | moisturiser, moisturizer, moisturising cream, moisturizing cream, moisturising lotion, moisturizing lotion, body lotion, baby lotion, baby cream, body butter, cold cream, vanishing cream, face cream, night cream, day cream, fairness cream, face lotion, baby moisturiser, baby oil, body oil, massage oil, baby massage oil, foot cream, crack cream, heel cream, hand cream, lip balm, lip care, face serum, skin serum, aloe vera gel, aloe gel, face pack, face toner, toner, skin toner, under eye cream, under eye gel, stretch mark cream, bio oil, nappy cream, nappy rash cream, diaper rash cream, face oil, sheet mask, clay mask, peel off mask, vitamin c serum, hyaluronic serum, skin brightening cream, beauty cream
3304 | Skin Care > Sunscreen | sunscreen, sun screen, sunblock, sun block, sunscreen gel, sunscreen lotion, sunscreen cream, sun cream, spf 50, spf 30
3304 | Skin Care > Anti-Ageing | anti ageing cream, anti aging cream, anti wrinkle cream, anti ageing serum, retinol serum, anti aging serum
3304 | Beauty | lipstick, kajal, nail polish, nail paint, foundation, mascara, eyeliner, eye liner, sindoor, bindi, make up remover, makeup remover, nail enamel, micellar water | not inhaler, nebuliser, nebulizer, fluorescent
3303 | Beauty | perfume, eau de toilette, eau de parfum, eau de cologne, cologne
3307 | Personal Care > Bath and Body | deodorant, deo, deo spray, deodorant spray, body spray, body mist, deo roll on, antiperspirant, deo stick, wipe, baby wipe, wet wipe, face wipe, refreshing wipe, hygiene wipe, bath salt, intimate wipe, room freshener, air freshener, hair removal cream, hair remover, hair remover cream, depilatory cream, wax strip, cold wax, contact lens solution, lens solution, lens cleaner
330710 | Personal Care > Men Grooming | shaving cream, after shave, aftershave, after shave lotion, aftershave lotion, shaving lotion, pre shave, after shave balm
33071090 | Personal Care > Men Grooming | shaving foam, shaving gel
8212 | Personal Care > Men Grooming | razor, shaving razor, razor blade, shaving blade, razor cartridge, shaving cartridge
4818 | Home Care > Home Hygiene | tissue, facial tissue, toilet paper, toilet roll, tissue paper, tissue roll, paper towel, paper napkin, face tissue, kitchen towel | not plasminogen, culture, factor, oil
2712 | Skin Care > Moisturisers | petroleum jelly, vaseline
3301 | Skin Care | rose water, gulab jal, essential oil, tea tree oil, lavender oil, rosemary oil, rosewater
1901 | Mother and Baby Care > Baby Care | infant formula, infant milk formula, infant milk, infant milk substitute, infant cereal, baby cereal, cereal based food, malt based food, baby food, follow up formula, infant food, milk cereal, infant formula powder, infant nutrition, baby milk powder, follow on formula, starter formula, malt, malted drink, malt drink, malt food, malt powder
2106 | Fitness Supplements > Sports Supplements | protein powder, whey protein, whey, mass gainer, protein supplement, weight gainer, meal replacement, protein shake, bcaa, creatine, pea protein, plant protein, soy protein, women protein, protein, immunity bar, whey isolate, pre workout, nutrition powder, nutritional powder, nutrition drink, protein bar, energy bar, nutrition bar
2106 | Diabetic Care > Diabetic Diet | sweetener, sugar substitute, stevia, stevia powder, sweetener tablet, sugar free sweetener, diabetic nutrition, stevia drop, stevia tablet
1702 | Health Food and Drinks | glucose powder, glucose d, dextrose powder, glucose energy drink powder
0409 | Health Food and Drinks | honey, madhu, pure honey, forest honey, multifloral honey, raw honey | not soap, face, lotion, cream, shampoo, balm, wash, linctus, lozenge, cough
0902 | Health Food and Drinks | green tea, tea bag, black tea | not extract, tree, face, serum, toner, moisturiser
1904 | Health Food and Drinks | oat, rolled oat, muesli, corn flake, cornflake, masala oat | not soap, lotion, face, bath, cream, milk, baby
1905 | Health Food and Drinks | biscuit, cookie, sugar free cookie, digestive biscuit, diabetic biscuit
1806 | Health Food and Drinks | chocolate, dark chocolate, chocolate bar | not condom, flavour, flavor, protein, powder, malt, syrup, drink, shake, face
2009 | Health Food and Drinks | fruit juice, amla juice, aloe vera juice, noni juice, wheatgrass juice, karela juice, apple juice, juice, cranberry juice, giloy juice, karela jamun juice
1204 | Health Food and Drinks | flax seed, flaxseed | not oil, capsule, gel
1207 | Health Food and Drinks | chia seed, pumpkin seed, sunflower seed, seed mix
1513 | Hair Care > Hair Oils | coconut oil, virgin coconut oil | not hair, shampoo, lotion, cream
30049011 | Ayurvedic Care > Chyawanprash | chyawanprash, chyavanprash, chyawanprash sugarfree, chyawan, chyavan, chawanprash, chyawanaprash
9503 | Mother and Baby Care > Toys and Games | toy, rattle, soft toy, baby rattle, teddy bear
30029010 | Vaccines | human blood, whole blood, packed red cell, packed red blood cell, fresh frozen plasma, platelet concentrate
300660 | Sexual Wellness | contraceptive, oral contraceptive, emergency contraceptive, emergency pill, birth control pill, vaginal contraceptive, contraceptive sponge, copper t, cu t, intrauterine device, i pill, ipill, unwanted 72, unwanted72, mala d, mala n, saheli, ovral l, ovral g | not condom
`

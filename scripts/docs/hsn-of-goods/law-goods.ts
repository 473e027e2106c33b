/**
 * 500 goods of all shelves, under what the law says of them: the heading or tariff item, the percent, the notification and its words. A '~'
 * stands for a made-up house. Behind bars stand composition, type and code of the list, where it says them.
 *
 * N9-1 and N9-2: Notification 9/2025-Central Tax (Rate), schedules I and II; N10: Notification 10/2025-Central Tax (Rate), schedule; N10-A: its annexure I.
 */
export const LAW_GOODS = `
96190010 0 N10 Sanitary towels (pads) or sanitary napkins
~ Sanitary Pads XL 10s; ~ Ultra Thin Sanitary Napkins; ~ Sanitary Pads Regular||consumable; ~ Maternity Pads; ~ Panty Liners; ~ Sanitary Napkins with Wings||FMCG; ~ PADS SANITARY; ~ Feminine Comfort||personal care|96190010
96190020 0 N10 Tampons
~ Tampons Regular; ~ Tampon Super||personal care; ~ Applicator Tampons 16s
9619 5 N9-1 Napkins and napkin liners for babies, clinical diapers
~ Baby Diapers M 30s; ~ Diaper Pants L; ~ Adult Diapers XL; ~ Pant Style Diapers||consumable; ~ Underpads 60 x 90; ~ Nursing Pads; ~ Adult Pull-up||consumable|96190030; ~ Baby Nappy
401410 0 N10 Condoms and contraceptives
~ Condoms Ribbed 10s; ~ Female Condom; ~ Dotted Condoms||consumable; ~ Chocolate Condoms 3s; ~ Extra Time||OTC|40141010
300660 0 N10 All types of contraceptives
~ Tablet|Levonorgestrel (1.5mg)|allopathy; ~ 21 Tablet|Ethinylestradiol (0.03mg) + Levonorgestrel (0.15mg); ~ D Tablet|Drospirenone (3mg) + Ethinylestradiol (0.03mg); ~ Novel Tablet|Desogestrel (0.15mg) + Ethinylestradiol (0.02mg); ~ Mini Tablet|Desogestrel (75mcg); ~ Weekly Tablet|Ormeloxifene (30mg); ~ Depot Injection|Medroxyprogesterone (150mg); ~ Implant|Etonogestrel (68mg); ~ Emergency Contraceptive Pill; ~ Oral Contraceptive Pills; Levonorgestrel Tablets IP 1.5 mg; ~ Vaginal Film|Nonoxynol-9 (28%); ~ Copper T 380A
3004 0 N10-A Medicines by their salts
~ Injection|Agalsidase Beta (35mg); ~ Infusion|Agalsidase Alpha (3.5mg); ~ Capsule|Alectinib (150mg); ~ Vial|Alglucosidase Alfa (50mg); ~ Pen|Alirocumab (75mg); ~ Injection|Amivantamab (350mg); ~ Tablet|Asciminib (40mg); ~ Injection|Atezolizumab (1200mg); ~ Injection|Avelumab (200mg); ~ Tablet|Belumosudil (200mg); ~ Injection|C1-inhibitor (500IU); ~ Capsule|Cysteamine Bitartrate (150mg); ~ Injection|Daratumumab (400mg); ~ SC Injection|Daratumumab (1800mg) + Hyaluronidase (30000IU); ~ Injection|Emicizumab (60mg); ~ Capsule|Entrectinib (200mg); ~ Injection|Eptacog alfa (activated) (1mg); ~ Injection|Evolocumab 140mg/ml; ~ Injection|Idursulfase (6mg); ~ Injection|Imiglucerase (400IU); ~ Injection|Inclisiran Sodium (284mg); ~ Injection|Laronidase (2.9mg); ~ Injection|Mepolizumab 100 mg; ~ Capsule|Miglustat (100mg); ~ Injection|Obinutuzumab (1000mg); ~ Injection|Olipudase Alfa (20mg); ~ Injection|Onasemnogene abeparvovec; ~ Injection|Irinotecan (pegylated liposomal); ~ Injection|Polatuzumab vedotin (140mg); Risdiplam 0.75mg/ml Oral Solution; ~ Injection|Rurioctocog alfa pegol (500IU); ~ Injection|Spesolimab (450mg); ~ Injection|Teclistamab (30mg); ~ Tablet|Tepotinib Hydrochloride (225mg); ~ Injection|Velaglucerase Alfa (400IU); ~ Injection|Velmanase Alfa (10mg); ~ Injection|Daratumumb (400mg)
30029010 0 N10 Human blood and its components
Whole Human Blood 350 ml; Packed Red Cells; Fresh Frozen Plasma; Platelet Concentrate
902140 0 N10 Hearing aids
~ Hearing Aid BTE; ~ Digital Hearing Aid||consumable; ~ Hearing Machine
300431 5 N9-1 Insulin
~ Cartridge|Insulin Glargine (100IU/ml); ~ 30/70 Vial|Human Insulin (30%) + Insulin Isophane (70%); ~ Rapid Pen|Insulin Aspart (100IU/ml); ~ R Vial|Human Insulin 40IU/ml; ~ N Injection|Insulin Isophane (40IU/ml); ~ Flexpen|Insulin Degludec (100IU/ml); Insulin Lispro Injection 100IU/ml
300241 5 N9-1 Vaccines for human medicine
~ Vaccine|Poliovirus vaccine; ~ Rabies Vaccine; ~ Hepatitis B Vaccine Paediatric; ~ Typhoid Vaccine|Typhoid Vi Polysaccharide Vaccine; ~ Rotavirus Vaccine Oral; ~ MMR Vaccine; ~ Influenza Vaccine 0.5 ml||allopathy; ~ HPV Vaccine; ~ BCG Vaccine; ~ Pneumococcal Vaccine|Pneumococcal Vaccine; ~ Tetanus Toxoid Injection; ~ Varicella Vaccine
3004 5 N9-1 Medicaments in doses or for retail sale
~ 500 Tablet|Paracetamol (500mg); ~ 650 Tablet|Paracetamol 650mg|Drug; ~ Plus Tablet|Aceclofenac 100mg, Paracetamol 325mg; ~ Duo Tablet|Ibuprofen 400mg & Paracetamol 325mg; Paracetamol Tablets IP 500 mg; Aceclofenac 100mg and Paracetamol 325mg Tablets IP; Azithromycin Tablets IP 500 mg; ~ Capsule|Amoxicillin (500mg); ~ Clav Tablet|Amoxycillin (500mg) + Clavulanic Acid (125mg); ~ Tablet|Cefixime (200mg); ~ O Tablet|Cefixime (200mg) + Ofloxacin (200mg); ~ Tablet|Ciprofloxacin (500mg); ~ Eye Drops|Moxifloxacin (0.5%w/v); ~ Drops|Azithromycin (1%w/v); ~ Tablet|Metformin (500mg); ~ M Tablet|Glimepiride 2mg + Metformin 500mg; ~ Tablet|Sitagliptin (100mg); ~ Tablet|Teneligliptin (20mg); ~ Tablet|Dapagliflozin (10mg); ~ Tablet|Telmisartan (40mg); ~ H Tablet|Telmisartan (40mg) + Hydrochlorothiazide (12.5mg); ~ Tablet|Amlodipine (5mg); ~ Tablet|Losartan Potassium (50mg); ~ Tablet|Atorvastatin (10mg); ~ Tablet|Clopidogrel (75mg); ~ Tablet|Aspirin (75mg); ~ Tablet|Metoprolol (50mg); ~ Tablet|Furosemide (40mg); ~ Tablet|Spironolactone (25mg); ~ Capsule|Pantoprazole (40mg) + Domperidone (30mg); ~ Tablet|Pantoprazole (40mg); ~ Capsule|Omeprazole (20mg); ~ Tablet|Rabeprazole (20mg); ~ Tablet|Ondansetron (4mg); ~ Syrup|Sucralfate (1g/10ml); ~ Gel Sachet|Aluminium Hydroxide, Magnesium Hydroxide & Simethicone; ~ Tablet|Levocetirizine (5mg); ~ LC Tablet|Montelukast (10mg) + Levocetirizine (5mg); ~ Tablet|Fexofenadine (120mg); ~ Syrup|Ambroxol (15mg/5ml) + Guaifenesin (50mg/5ml) + Terbutaline (1.25mg/5ml); ~ Inhaler|Salbutamol (100mcg); ~ Rotacap|Formoterol (6mcg) + Budesonide (200mcg); ~ Respules|Budesonide (0.5mg/2ml); ~ Tablet|Levothyroxine (50mcg); ~ Tablet|Prednisolone (10mg); ~ Tablet|Dexamethasone (0.5mg); ~ Tablet|Norethisterone (5mg); ~ Tablet|Progesterone (200mg); ~ Tablet|Folic Acid (5mg); ~ Capsule|Cholecalciferol 60,000 IU; ~ Tablet|Methylcobalamin (1500mcg); ~ Tablet|Ferrous Ascorbate (100mg) + Folic Acid (1.5mg); ~ Tablet|Alprazolam (0.25mg); ~ Tablet|Clonazepam (0.5mg); ~ Tablet|Escitalopram (10mg); ~ Tablet|Pregabalin (75mg); ~ Tablet|Levetiracetam (500mg); ~ Tablet|Sodium Valproate (500mg); ~ Tablet|Sildenafil (50mg); ~ Tablet|Tamsulosin (0.4mg); ~ Tablet|Hydroxychloroquine (200mg); ~ Tablet|Albendazole (400mg); ~ Tablet|Ivermectin (12mg); ~ Capsule|Fluconazole (150mg); ~ Capsule|Itraconazole (100mg); ~ Cream|Clotrimazole (1%w/w); ~ Cream|Luliconazole 1% w/w; ~ Cream|Clobetasol (0.05%w/w); ~ Ointment|Mupirocin (2%w/w); ~ Gel|Adapalene (0.1%w/w); ~ Gel|Diclofenac Diethylamine 1.16% w/w; ~ Lotion|Permethrin (5%w/v); ~ Shampoo|Ketoconazole (2%w/v); Ketoconazole Shampoo 2% W/V; ~ Soap|Permethrin (1%w/w); ~ Eye Drops|Latanoprost (0.005%w/v); ~ Eye Drops|Timolol (0.5%w/v); ~ Eye Drops|Carboxymethylcellulose (0.5%w/v); ~ Injection|Ceftriaxone (1g); ~ Injection|Diclofenac (75mg); ~ Injection|Enoxaparin 4000 IU/0.4ml; ~ Injection|Oxytocin (5IU); ~ Injection|Iron Sucrose (20mg/ml); ~ Injection|Trastuzumab (440mg); ~ Injection|Bevacizumab (100mg); ~ Tablet|Imatinib (400mg); ~ Tablet|Capecitabine (500mg); ~ Tablet|Tenofovir Disoproxil Fumarate (300mg); ~ ORS Sachet|Oral Rehydration Salts; ~ Solution|Povidone Iodine 5% w/v; ~ Liquid|Liquid Paraffin; ~ Powder|Ispaghula; ~ Mouthwash|Chlorhexidine (0.2%w/v); ~ Forte Tablet; ~ Kid Syrup; ~ Nova Capsule||Allopathy; CERVIPRIME; LATOPROST; 9PM; ~ Tablet|Febuxostat (80mg)|Allopathy|30049099; ~ Capsule|||3004.90.99; ~ Suspension|||3004 90 99; Cotton 500 Tablet
3004 5 N9-1 Medicaments of the Ayurvedic, Unani, Siddha and homoeopathic systems
~ Chyawanprash 500 g; ~ Chyavan Special||ayurveda; ~ Ashwagandha Churna||Ayurvedic; ~ Triphala Tablet||AYUSH; ~ Liv Syrup||Ayurvedic Medicine; ~ Arnica 30||Homeopathy; ~ Dashmularishta||ayurvedic; ~ Sharbat Unani||Unani; ~ Kabasura Kudineer||Siddha; ~ Joint Oil||Ayurvedic|30049011
3005 5 N9-1 Wadding, gauze, bandages and similar articles
Cotton Roll; Absorbent Cotton Wool IP 500 g; ~ Surgical Cotton; ~ Cotton Balls; ~ Crepe Bandage 10 cm; Elastic Bandage, 10 cm||consumable; ~ Gauze Swabs; ~ Roller Bandage; ~ Adhesive Tape; ~ Micropore Tape; ~ Paraffin Gauze; ~ Wound Dressing; ~ Plaster of Paris Bandage; ~ Band Aid 100s; ~ Corn Caps; ~ Eye Pads; ~ Alcohol Swabs; ~ Strapping||Surgical items|30051090
3006 5 N9-1 Pharmaceutical goods
~ First Aid Kit; ~ Chromic Catgut Suture; ~ Silk Sutures; ~ Ultrasound Gel; ~ Colostomy Bag; ~ Hernia Mesh
3822 5 N9-1 All diagnostic kits and reagents
~ Glucometer Strips 50s; ~ Test Strips||consumable; ~ Pregnancy Test Kit; ~ Urine Strips; ~ Antigen Test Kit; ~ Ketone Strips; ~ Ovulation Test Kit; ~ Rapid Test Malaria; ~ Blood Glucose Test Strips; ~ HCG Card
4014 5 N9-1 Nipples of feeding bottles; hygienic articles of rubber
~ Nipple Shield; ~ Feeding Nipple Large; ~ Hot Water Bag 2 L; ~ Ice Bag; ~ Baby Soother
3926 5 N9-1 Feeding bottles
~ Feeding Bottle 250 ml; ~ Baby Bottle; ~ Nursing Bottle||consumable
4015 5 N9-1 Surgical rubber gloves or medical examination rubber gloves
Surgical Gloves; ~ Latex Gloves 100s; ~ Nitrile Gloves; ~ Examination Gloves||consumable; ~ Hand Gloves; ~ Handguard||consumable|40151900
9018 5 N9-1 Instruments and appliances used in medical sciences
BP Monitor; ~ Blood Pressure Monitor; ~ BP Machine Digital; ~ Sphygmomanometer; ~ Stethoscope; ~ Pulse Oximeter; Syringe 5 ml with Needle; INSULIN SYRENGE 40 IU; Insulin Syringe U-100||consumable; ~ Pen Needles 4mm; ~ Hypodermic Needle 24G; ~ Lancets 100s; ~ Lancing Device; Foley Balloon Catheter 16FG; ~ IV Cannula 22G; ~ IV Set; Scalp Vein Set; Ryles Tube 14; ~ Urine Bag; ~ Uro Bag 2 L; Suction Catheter; Endotracheal Tube 8||consumable; ~ Surgical Blade 22; ~ Urine Container; ~ Check Pro; ~ Monitor Pro||Device|90189099
9019 5 N9-1 Massage apparatus; oxygen therapy, therapeutic respiration apparatus
~ Nebuliser Machine; ~ Nebulizer Compressor; ~ Nebuliser Mask Adult; ~ Steam Inhaler; ~ Vaporiser; ~ Oxygen Concentrator 5 L; ~ CPAP Machine; ~ Respirometer; ~ Spacer; ~ Body Massager; ~ Oxygen Mask
9021 5 N9-1 Orthopaedic appliances, splints, artificial parts of the body
Knee Cap L; ~ Knee Support; ~ Lumbar Belt; ~ L.S. Belt XL; ~ Abdominal Belt; ~ Cervical Collar; ~ Arm Sling; ~ Wrist Splint; ~ Tennis Elbow Support; ~ Ankle Binder; ~ Finger Splint; ~ Silicone Heel; ~ Elbow Crutches; ~ Walker Folding; ~ Posture Corrector; ~ Ortho Flex||Orthopaedic|90211000
9025 5 N9-1 Thermometers for medical, surgical, dental or veterinary usage
~ Digital Thermometer; ~ Infrared Thermometer; ~ Clinical Thermometer; ~ Thermometer||consumable; ~ Forehead Thermometer
9027 5 N9-1 Instruments for physical or chemical analysis; blood glucose monitoring systems
~ Glucometer; ~ Blood Glucose Monitor; ~ Glucometer Kit; ~ Glucose Meter||Medical device
8713 5 N9-1 Carriages for disabled persons
~ Wheelchair Folding; ~ Wheel Chair; ~ Commode Wheelchair
6602 5 N9-1 Walking-sticks, seat-sticks
~ Walking Stick; ~ Tripod Stick; ~ Quadripod Walking Stick
6307 5 N9-1 Other made up textile articles
~ N95 Mask; ~ Surgical Mask 50s; 3 Ply Mask; ~ Disposable Face Mask
6210 5 N9-1 Garments of nonwovens
~ Surgical Gown; ~ Shoe Cover; ~ PPE Kit; ~ Bouffant Cap
3304 5 N9-1 Talcum powder, face powder
~ Talcum Powder 100 g; ~ Baby Powder; ~ Face Powder; ~ Prickly Heat Powder; ~ Talc||FMCG
3304 18 N9-2 Beauty or make-up preparations and preparations for the care of the skin
~ Sunscreen SPF 50; ~ Moisturiser; ~ Moisturising Lotion; ~ Cold Cream; ~ Body Lotion 200 ml; ~ Baby Lotion; ~ Baby Oil; ~ Lip Balm; ~ Night Cream; ~ Anti Ageing Cream; ~ Lipstick Red; ~ Kajal; ~ Nail Polish; ~ Face Serum; ~ Aloe Vera Gel||Cosmetics; ~ Glow Fairness; ~ UV 50; ~ Glow||cosmetic; ~ Radiance||Beauty|33049990
3305 5 N9-1 Hair oil, shampoo
~ Shampoo 200 ml; ~ Anti Dandruff Shampoo; ~ Baby Shampoo; ~ Bhringraj Hair Oil; ~ Hair Oil 100 ml; ~ Amla Hair Oil||Ayurvedic; ~ Herbal Shampoo||FMCG; Biotin Shampoo
3305 18 N9-2 Preparations for use on the hair, other than shampoo and hair oil
~ Hair Conditioner; ~ Hair Serum; ~ Hair Colour Black; ~ Hold Wax||FMCG; ~ Henna Powder; ~ Hair Dye
3306 5 N9-1 Dental floss, toothpaste; tooth powder
~ Toothpaste 100 g; ~ Tooth Paste Kids; ~ Gel Toothpaste||personal care; ~ Dental Floss; ~ Tooth Powder; ~ Dant Manjan; ~ Sens 100 g
3306 18 N9-2 Preparations for oral or dental hygiene, other than those
~ Mouthwash; ~ Mouth Wash Mint; ~ Denture Adhesive; ~ Mouth Freshener; ~ Denture Cleaning Tablets
3307 5 N9-1 Shaving cream, shaving lotion, aftershave lotion
~ Shaving Cream; ~ After Shave Lotion; ~ Aftershave
3307 18 N9-2 Pre-shave, deodorants, bath preparations, depilatories and other
~ Deodorant Spray; ~ Shaving Foam; ~ Shaving Gel; ~ Hair Removal Cream; ~ Baby Wipes 72s; ~ Wet Wipes; ~ Fresh Stick; ~ Contact Lens Solution; ~ Deo Roll On
3303 18 N9-2 Perfumes and toilet waters
~ Perfume 50 ml; ~ Eau De Cologne
3401 5 N9-1 Toilet soap in the form of bars, cakes, moulded pieces or shapes
~ Soap 75 g; ~ Bath Soap; ~ Baby Soap; ~ Glycerine Soap; ~ Neem Soap||personal care; ~ Bathing Bar; ~ SOAP 125G||FMCG; Neem Soap
3401 18 N9-2 Soap other than bars; preparations for washing the skin
~ Face Wash; ~ Body Wash; ~ Hand Wash 250 ml; ~ Handwash Refill; ~ Liquid Soap; ~ Intimate Wash; ~ Shower Gel; ~ Soap-free Face Wash; ~ Baby Wash; ~ Cleanser; ~ Laundry Soap
3402 18 N9-2 Washing and cleaning preparations
~ Toilet Cleaner; ~ Dishwash Liquid; ~ Laundry Detergent
3808 18 N9-2 Insecticides, disinfectants and similar products
~ Hand Sanitizer 500 ml; ~ Sanitiser; ~ Hand Rub; ~ Disinfectant Spray; ~ White Phenyl; ~ Mosquito Repellent; ~ Mosquito Coil; ~ Mosquito Liquid Refill; ~ Hand Sanitizer Gel||personal care
2106 5 N9-1 Food preparations not elsewhere specified or included
~ Protein Powder; ~ Whey Protein 1 kg; ~ Mass Gainer; ~ Meal Replacement; ~ Sweetener; ~ Stevia Powder; ~ Vita||nutraceutical; ~ Vita Gummies; ~ Multi||Nutraceuticals|21069099; ~ Diabetic Nutrition; ~ BCAA; ~ Immune||Dietary supplement
1901 5 N9-1 Preparations for infants; malt extract, food preparations of malt
~ Infant Formula Stage 1; ~ Infant Milk Substitute; ~ Baby Cereal Wheat; ~ Follow Up Formula; ~ Malt Drink; ~ Stage 2 Refill
0409 5 N9-1 Honey, pre-packaged and labelled
~ Honey 250 g; ~ Pure Honey; ~ Nectar||FMCG|0409; ~ Gold||FMCG|4090000
0902 5 N9-1 Tea
~ Green Tea 25 Bags; ~ Tulsi Green Tea
1904 5 N9-1 Prepared foods obtained by the swelling or roasting of cereals
~ Oats 1 kg; ~ Muesli; ~ Corn Flakes
1905 5 N9-1 Pastry, cakes, biscuits
~ Sugar Free Biscuits; ~ Cookies Ragi
1806 5 N9-1 Chocolates and other food preparations containing cocoa
~ Dark Chocolate; ~ Chocolate Bar
1702 5 N9-1 Other sugars, glucose
~ Glucose Powder Orange; ~ Glucose-D
2009 5 N9-1 Fruit or nut juices
~ Amla Juice; ~ Aloe Vera Juice; ~ Noni Juice
1513 5 N9-1 Coconut oil
~ Coconut Oil 200 ml; ~ Virgin Coconut Oil
9603 5 N9-1 Tooth brushes including dental-plate brushes
~ Toothbrush Soft; ~ Tooth Brush Kids; ~ Electric Toothbrush; ~ Denture Brush
9615 5 N9-1 Combs, hair-slides and the like
~ Lice Comb; ~ Hair Clips
9503 5 N9-1 Toys
~ Baby Rattle; ~ Soft Toy
2712 18 N9-2 Petroleum jelly
~ Petroleum Jelly 50 g
3301 18 N9-2 Essential oils
~ Rose Water; ~ Tea Tree Oil; ~ Essential Oil Lavender
8212 18 N9-2 Razors and razor blades
~ Razor; ~ Shaving Razor 3s; ~ Razor Cartridges
8423 18 N9-2 Weighing machinery
~ Weighing Scale; ~ Body Weighing Machine; ~ Baby Weighing Scale
8516 18 N9-2 Electric heating apparatus
~ Heating Pad; ~ Orthopaedic Heating Belt
9402 18 N9-2 Medical, surgical furniture
~ Hospital Bed; ~ Commode Chair; ~ IV Stand
9102 18 N9-2 Wrist-watches
~ Fitness Band; ~ Smart Watch
4818 18 N9-2 Toilet paper, tissues
~ Facial Tissue; ~ Toilet Roll
3926 18 N9-2 Other articles of plastics
~ Vinyl Gloves; ~ Pill Box; ~ Pill Cutter
`

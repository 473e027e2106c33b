/**
 * Salts that the shop sells nothing of, by where their medicines stand: one main use each. An import puts a pharmacy's own list
 * on its shelves by them.
 */
export const UNSOLD_SHELVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Allergy: {
    Antihistamines: `
      Antazoline; Bepotastine; Buclizine; Chlorpheniramine; Clemizole; Cyproheptadine; Dexchlorpheniramine;
      Diphenhydramine; Ebastine; Loratadine; Meclizine; Mizolastine; Pheniramine; Rupatadine; Terfenadine`,
  },
  Cardiology: {
    Angina: `
      Dilazep; Diltiazem; Isosorbide Dinitrate; Lidoflazine; Nicorandil; Nitroglycerin; Oxyfedrine; Ranolazine;
      Trapidil; Trimetazidine; Verapamil`,
    'Blood Pressure': `
      Acebutolol; Benazepril; Bethanidine; Captopril; Chlorothiazide; Clopamide; Diazoxide; Doxazosin;
      Fosinopril; Guanethidine; Lacidipine; Lercanidipine; Nadolol; Oxprenolol; Pindolol; Rilmenidine;
      Tertatolol; Xipamide`,
    'Blood Thinners': `
      Abciximab; Acenocoumarol; Cilostazol; Eptifibatide; Fondaparinux; Pentoxifylline; Prasugrel; Triflusal`,
    Cholesterol: `
      Bempedoic acid; Bezafibrate; Clofibrate; Gemfibrozil; Lovastatin; Pitavastatin; Simvastatin`,
    'Clot Dissolvers': `
      Alteplase; Reteplase; Streptokinase; Tenecteplase; Urokinase`,
    'Heart Failure and Diuretics': `
      Amiloride; Amrinone; Digoxin; Eplerenone; Metolazone; Milrinone; Sacubitril`,
    'Heart Rhythm': `
      Adenosine; Amiodarone; Disopyramide; Flecainide; Mexiletine; Propafenone; Quinidine; Sotalol`,
    'High Blood Pressure': `
      Atenolol; Azelnidipine; Azilsartan; Benidipine; Candesartan; Carvedilol; Chlorthalidone; Clonidine;
      Efonidipine; Hydralazine; Hydrochlorothiazide; Indapamide; Irbesartan; Labetalol; Lisinopril; Methyldopa;
      Moxonidine; Nifedipine; Perindopril; Prazosin; Quinapril; S-Amlodipine; S-Metoprolol; Valsartan`,
    'Low Blood Pressure and Emergency': `
      Dobutamine; Dopamine; Midodrine; Noradrenaline`,
  },
  'Critical Care': {
    'Anaesthetics and Sedatives': `
      Articaine; Cisatracurium; Doxapram; Etomidate; Gallamine; Isoflurane; Mephentermine; Midazolam;
      Pancuronium; Remifentanil; Rocuronium; Succinylcholine; Sufentanil; Vecuronium`,
    'Antivenoms and Antidotes': `
      Amifostine; Deferoxamine; Dexrazoxane; Glucagon; Protamine; Scorpion Venom Antiserum; Snake Venom
      Antiserum`,
    'Contrast Media': `
      Iobitridol; Iohexol; Iomeprol; Iopamidol; Iopromide; Iothalamates; Levovist; Meglumine Iocarmate;
      Metrizamide`,
    'Emergency and Sepsis': `
      Ulinastatin`,
    'Fluids and Electrolytes': `
      Calcium Gluconate; Mannitol; Potassium Chloride; Ringer`,
    Infusions: `
      Intravenous Fat Emulsion`,
    'Local and General Anaesthetics': `
      Atracurium; Bupivacaine; Ketamine; Lidocaine; Oxetacaine; Prilocaine; Propofol; Ropivacaine`,
  },
  Dermatology: {
    Acne: `
      Salicylic Acid`,
    'Antifungal Creams': `
      Butenafine; Econazole; Oxiconazole`,
    'Antiseptics and Wound Care': `
      Allantoin; Calamine; Cetrimide; Chlorocresol; Chloroxylenol; Phenoxyethanol; Zinc Oxide`,
    'Bacterial Skin Infections': `
      Bacitracin; Clioquinol; Framycetin; Nadifloxacin; Neomycin; Ozenoxacin`,
    'Hair Loss and Scalp': `
      Coal Tar; Selenium Sulfide; Zinc pyrithione`,
    'Pigmentation and Skin Care': `
      D-Panthenol; Glutathione; Glycerin; Glycolic Acid; Hydroquinone; Kojic Acid; Niacinamide; Propylene Glycol`,
    'Psoriasis and Eczema': `
      Acitretin; Apremilast; Calcipotriol; Pimecrolimus`,
    'Scabies and Lice': `
      Crotamiton; Lindane`,
    'Skin Fungal Infections': `
      Amorolfine; Bifonazole; Ciclopirox Olamine; Eberconazole; Miconazole; Naftifine; Sertaconazole; Tolnaftate`,
    'Steroid Creams': `
      Alclometasone; Clobetasone; Desoximetasone; Diflorasone; Halometasone; Hydrocortisone Butyrate;
      Prednicarbate`,
    'Topical Steroids': `
      Clobetasol; Desonide; Fluocinolone; Fluocinonide; Halobetasol`,
  },
  Diabetes: {
    'GLP-1 Injections': `
      Dulaglutide; Exenatide`,
    Insulins: `
      Insulin Degludec; Insulin detemir; Insulin Glulisine; Insulin Isophane; Insulin Lispro`,
    'Oral Antidiabetics': `
      Acarbose; Alogliptin; Canagliflozin; Chlorpropamide; Evogliptin; Glibenclamide; Glipizide; Imeglimin;
      Linagliptin; Lobeglitazone; Nateglinide; Remogliflozin; Repaglinide; Rosiglitazone; Saroglitazar;
      Saxagliptin; Tolbutamide`,
  },
  ENT: {
    'Ear Care': `
      Benzocaine; Chlorbutol; Paradichlorobenzene; Turpentine Oil`,
    'Mouth and Throat Care': `
      Choline Salicylate; Feracrylum; Sodium Fluoride`,
    'Nasal Decongestants and Sprays': `
      Azelastine`,
  },
  Endocrinology: {
    Corticosteroids: `
      Dexamethasone; Fludrocortisone`,
    'Hormones and Anabolics': `
      Bromocriptine; Nandrolone; Octreotide; Terlipressin; Vasopressin`,
    'Steroids and Hormones': `
      Clostebol; Corticotropin; Mesterolone; Nafarelin; Oxandrolone; Prednisone; Somatostatin; Stanozolol;
      Testosterone Undecanoate`,
    Thyroid: `
      Liothyronine; Methimazole; Propylthiouracil`,
  },
  Gastroenterology: {
    'Acid Reflux and Ulcer': `
      Aluminium Hydroxide; Dexlansoprazole; Ilaprazole; Lansoprazole; Magaldrate; Magnesium Hydroxide; Milk Of
      Magnesia; Ranitidine; Rebamipide; Sodium Alginate; Vonoprazan`,
    'Acidity and Ulcers': `
      Cimetidine; Hydrotalcite; Tripotassium Dicitratobismuthate`,
    Antispasmodics: `
      Camylofin; Clidinium; Glycopyrrolate; Hyoscine butylbromide; Mebeverine; Otilonium`,
    'Bloating and Gas': `
      Activated Dimethicone; Dimethicone; Simethicone`,
    'Bowel Care': `
      Balsalazide; Tegaserod`,
    'Constipation and Laxatives': `
      Lactitol; Liquid Paraffin; Magnesium Sulphate; Polyethylene Glycol; Senna; Sodium Picosulphate`,
    'Diarrhoea and Probiotics': `
      Bacillus clausii; Diphenoxylate; Lactic acid bacillus; Lactobacillus; Saccharomyces boulardii`,
    'Digestive Enzymes': `
      Alpha-amylase; Diastase; Fungal Diastase; Pancreatin; Pepsin`,
    'Liver and Gall Bladder Care': `
      Ademetionine; Chenodeoxycholic Acid; L-Ornithine L-Aspartate; Metadoxine; Obeticholic acid; Tricholine`,
    'Nausea, Vomiting and Motility': `
      Acotiamide; Cinitapride; Dimenhydrinate; Doxylamine; Granisetron; Itopride; Levosulpiride; Mosapride;
      Palonosetron; Promethazine; Prucalopride`,
    'Piles and Fissures': `
      Calcium Dobesilate; Diosmin; Hesperidin; Rutoside`,
  },
  Gynaecology: {
    Contraception: `
      Cyproterone; Desogestrel; Drospirenone; Ethinyl Estradiol; Ulipristal`,
    Hormones: `
      Cetrorelix; Danazol; Dienogest; Estradiol Succinate; Follitropin; Ganirelix; Nomegestrol; Norgestrel;
      Ormeloxifene; Promegestone`,
    'Infertility and Ovulation': `
      Menotrophin`,
    'Labour and Delivery': `
      Carboprost; Ergometrine; Sulprostone`,
    Obstetrics: `
      Carbetocin; Dinoprostone; Isoxsuprine; Methylergometrine; Mifepristone; Misoprostol; Ritodrine`,
    'Oestrogens and Menopause': `
      Conjugated Estrogens; Estradiol; Estriol; Tibolone`,
    PCOS: `
      Inositol; Myo-Inositol`,
    'Pregnancy Support and Progestogens': `
      Allylestrenol; Hydroxyprogesterone; Medroxyprogesterone`,
  },
  Haematology: {
    'Bleeding Control': `
      Etamsylate; Phytomenadione`,
    'Blood Cells': `
      Pegfilgrastim`,
    'Blood Disorders': `
      Deferasirox; Eltrombopag; Romiplostim`,
    Iron: `
      Iron Dextran; Iron Isomaltoside`,
    'Iron and Anaemia': `
      Carbonyl Iron; Darbepoetin alfa; Ferric Carboxymaltose; Ferrous Ascorbate; Ferrous fumarate; Iron`,
  },
  'Immunology and Transplant': {
    'Immune Medicines': `
      Basiliximab; Daclizumab; Muromonab-CD3; Rabies Immunoglobulin; Tetanus Immunoglobulin; Thymosin Alpha-1`,
    'Immunoglobulins and Biologics': `
      Albumin; Human Normal Immunoglobulin`,
    Immunosuppressants: `
      Mycophenolate; Sirolimus`,
  },
  'Infectious Diseases': {
    'Aminoglycoside Antibiotics': `
      Isepamicin; Kanamycin; Sisomicin; Spectinomycin; Streptomycin`,
    Antifungals: `
      Caspofungin; Micafungin; Nystatin`,
    'Antifungals (Systemic)': `
      Amphotericin B; Griseofulvin; Liposomal Amphotericin B; Posaconazole; Voriconazole`,
    Antimalarials: `
      Alpha-Beta Arteether; Arteether; Artemether; Artesunate; Bulaquine; Chloroquine; Lumefantrine; Mefloquine;
      Primaquine; Pyrimethamine; Quinine; Sulfadoxine`,
    Antiprotozoals: `
      Furazolidone; Nitazoxanide; Ornidazole; Satranidazole; Secnidazole; Tinidazole`,
    Antivirals: `
      Famciclovir; Favipiravir; Ganciclovir; Inosine Pranobex; Interferon; Molnupiravir; Peginterferon;
      Remdesivir; Ribavirin; Tromantadine; Zanamivir`,
    'Carbapenem and Reserve Antibiotics': `
      Avibactam; Aztreonam; Cilastatin; Colistimethate; Colistin; Daptomycin; Doripenem; Ertapenem; Imipenem;
      Polymyxin B; Teicoplanin; Tigecycline; Vancomycin`,
    'Cephalosporin Antibiotics': `
      Cefaclor; Cefadroxil; Cefalothin; Cefazolin; Cefdinir; Cefditoren; Cefepime; Cefetamet; Cefoperazone;
      Cefotaxime; Cefpirome; Cefprozil; Ceftazidime; Ceftibuten; Ceftizoxime`,
    'HIV Care': `
      Abacavir; Atazanavir; Dolutegravir; Efavirenz; Emtricitabine; Lamivudine; Lopinavir; Nevirapine;
      Raltegravir; Ritonavir; Tenofovir; Zidovudine`,
    'HIV Medicines': `
      Didanosine; Indinavir; Nelfinavir; Saquinavir; Stavudine`,
    Hepatitis: `
      Daclatasvir; Ledipasvir; Sofosbuvir; Velpatasvir`,
    'Macrolide and Lincosamide Antibiotics': `
      Erythromycin; Lincomycin; Roxithromycin`,
    'Other Antibiotics': `
      Amikacin; Chloramphenicol; Gentamicin; Minocycline; Netilmicin; Sulfamethoxazole; Tetracycline;
      Trimethoprim`,
    'Penicillin Antibiotics': `
      Ampicillin; Bacampicillin; Benzathine penicillin; Clavulanic Acid; Cloxacillin; Dicloxacillin;
      Methicillin; Penicillin G; Piperacillin; Sulbactam; Sultamicillin; Tazobactam`,
    'Quinolone Antibiotics': `
      Balofloxacin; Gatifloxacin; Gemifloxacin; Lomefloxacin; Nalidixic Acid; Norfloxacin; Oxolinic Acid;
      Pefloxacin; Prulifloxacin; Rosoxacin; Sparfloxacin`,
    Sulfonamides: `
      Co-trimoxazole; Sulfadiazine; Sulfamethoxypyridazine; Sulfaphenazole; Sulphamethoxine`,
    Tuberculosis: `
      Bedaquiline; Clofazimine; Cycloserine; Ethionamide; Isoniazid; Rifabutin; Rifampicin`,
    'Tuberculosis and Leprosy': `
      Aminosalicylic Acid; Capreomycin; Dapsone; Morphazinamide; Para-aminosalicylic Acid; Terizidone;
      Thiacetazone`,
    'Worm Infections': `
      Diethylcarbamazine; Levamisole; Mebendazole; Praziquantel; Pyrantel`,
    'Worms and Amoebae': `
      Amoscanate; Bitoscanate; Diiodohydroxyquinoline; Fenbendazole; Miltefosine; Pyrvinium`,
  },
  Nephrology: {
    'Kidney Care': `
      Calcium Acetate`,
  },
  Neurology: {
    "Alzheimer's and Dementia": `
      Galantamine; Memantine; Rivastigmine`,
    'Brain and Nerve Tonics': `
      Cerebroprotein Hydrolysate; Citicoline; Edaravone; Piracetam`,
    'Brain and Nerves': `
      Cyclandelate; Dihydroergotoxine; Idebenone; Nicergoline; Tacrine`,
    Epilepsy: `
      Barbital; Brivaracetam; Divalproex; Ethosuximide; Fosphenytoin; Lacosamide; Lamotrigine;
      Methylphenobarbital; Oxcarbazepine; Perampanel; Phenobarbitone; Primidone; Topiramate; Zonisamide`,
    Migraine: `
      Dihydroergotamine; Ergotamine; Naratriptan; Rizatriptan`,
    'Myasthenia and Muscle Disorders': `
      Neostigmine; Pyridostigmine; Riluzole; Tetrabenazine`,
    'Nerve Pain': `
      Alpha Lipoic Acid; Benfotiamine; Epalrestat`,
    'Parkinson Disease': `
      Benserazide; Biperiden; Orphenadrine`,
    "Parkinson's Disease": `
      Amantadine; Carbidopa; Entacapone; Levodopa; Pramipexole; Rasagiline; Ropinirole; Safinamide; Selegiline;
      Trihexyphenidyl`,
    Vertigo: `
      Cinnarizine`,
  },
  Oncology: {
    'Cancer Medicines': `
      Aclarubicin; Aminoglutethimide; Bleomycin; Busulphan; Carboquone; Carmustine; Chlorambucil; Cytarabine;
      Daunorubicin; Epirubicin; Estramustine; Fludarabine; Flutamide; Formestane; Fosfestrol; Fotemustine;
      Gemtuzumab; L-Asparaginase; Lomustine; Melphalan; Mercaptopurine; Mitoxantrone; Nimustine; Nivolumab;
      Pembrolizumab; Pepleomycin; Polyestradiol; Prednimustine; Procarbazine; Thalidomide; Thiotepa; Topotecan;
      Triptorelin; Verteporfin; Vinblastine; Vindesine; Vinorelbine`,
    Chemotherapy: `
      Azacitidine; Bortezomib; Carboplatin; Cisplatin; Cyclophosphamide; Docetaxel; Doxorubicin; Etoposide;
      Fluorouracil; Gemcitabine; Irinotecan; Oxaliplatin; Paclitaxel; Pemetrexed; Temozolomide; Vincristine`,
    'Hormone Therapy': `
      Enzalutamide; Exemestane; Fulvestrant; Goserelin; Leuprolide; Megestrol`,
    'Supportive Care': `
      Leucovorin; Mesna`,
    'Targeted Therapy': `
      Afatinib; Bevacizumab; Dasatinib; Erlotinib; Everolimus; Ibrutinib; Lapatinib; Lenalidomide; Olaparib;
      Osimertinib; Pomalidomide; Rituximab; Ruxolitinib; Sorafenib`,
  },
  Ophthalmology: {
    'Dry Eyes': `
      Hydroxypropylmethylcellulose; Polyvinyl alcohol`,
    'Eye Allergy and Inflammation': `
      Bromfenac; Fluorometholone; Loteprednol; Nepafenac; Sodium cromoglycate`,
    'Eye Infections': `
      Natamycin; Sulfacetamide`,
    'Eye Inflammation': `
      Difluprednate`,
    Glaucoma: `
      Acetazolamide; Apraclonidine; Brimonidine; Brinzolamide; Carteolol; Dipivefrin; Dorzolamide; Levobunolol;
      Pilocarpine; Travoprost`,
    'Pupil Dilators': `
      Atropine; Cyclopentolate; Homatropine`,
  },
  'Orthopaedics and Rheumatology': {
    Arthritis: `
      Auranofin; Penicillamine; Secukinumab; Tocilizumab`,
    'Bone Health': `
      Etidronate; Pamidronate`,
    Gout: `
      Probenecid`,
    'Osteoarthritis and Joint Care': `
      Chondroitin; Diacerein; Glucosamine; Hyaluronic Acid; Methyl Sulfonyl Methane; S-Adenosyl L-Methionine`,
    Osteoporosis: `
      Calcitonin; Denosumab; Ibandronic Acid; Raloxifene; Risedronate; Zoledronic acid`,
    'Rheumatoid Arthritis': `
      Baricitinib; Etanercept; Iguratimod; Leflunomide`,
  },
  'Pain Relief': {
    'Analgesics and Antipyretics': `
      Nefopam`,
    'Anti-swelling Enzymes': `
      Bromelain; Chymotrypsin; Papain; Serratiopeptidase; Trypsin`,
    'Muscle Relaxants': `
      Carisoprodol; Chlorzoxazone; Cyclobenzaprine; Eperisone; Metaxalone; Methocarbamol; Tizanidine;
      Tolperisone`,
    NSAIDs: `
      Celecoxib; Dexketoprofen; Enfenamic Acid; Etodolac; Felbinac; Flufenamic Acid; Flupirtine; Flurbiprofen;
      Indomethacin; Ketoprofen; Lornoxicam; Meloxicam; Metamizole; Nabumetone; Nimesulide; Oxyphenbutazone;
      Parecoxib; Phenylbutazone; Polmacoxib; Tenoxicam; Tiaprofenic Acid; Tolfenamic Acid`,
    'Opioid Analgesics': `
      Buprenorphine; Butorphanol; Fentanyl; Morphine; Pentazocine; Tapentadol`,
    Opioids: `
      Dextropropoxyphene; Methadone; Opium; Oxycodone; Pethidine`,
    'Stimulant Adjuncts (with analgesics)': `
      Caffeine`,
    'Topical Pain Relief': `
      Capsaicin; Linseed Oil; Menthol; Methyl Salicylate`,
  },
  Psychiatry: {
    'ADHD and Wakefulness': `
      Armodafinil; Atomoxetine; Modafinil`,
    Antidepressants: `
      Amineptine; Amoxapine; Isocarboxazid; Lofepramine; Mianserin; Moclobemide; Phenelzine; Protriptyline;
      Reboxetine; Tranylcypromine; Trimipramine`,
    Antipsychotics: `
      Fluphenazine; Levomepromazine; Loxapine; Pimozide; Promazine; Sulpiride; Thiopropazate; Thioridazine;
      Trifluperidol; Triflupromazine`,
    'Anxiety and Sleep': `
      Amobarbital; Buspirone; Chlordiazepoxide; Chlormezanone; Cyclobarbital; Diazepam; Ethchlorvynol; Etizolam;
      Flurazepam; Glutethimide; Lorazepam; Meprobamate; Nitrazepam; Oxazepam; Pentobarbital; Secobarbital;
      Zopiclone`,
    'Attention Deficit': `
      Amphetamine; Dexamphetamine; Methamphetamine`,
    'De-addiction': `
      Acamprosate; Disulfiram; Naltrexone; Varenicline`,
    Depression: `
      Agomelatine; Bupropion; Citalopram; Clomipramine; Desvenlafaxine; Dosulepin; Doxepin; Duloxetine;
      Flupentixol; Fluvoxamine; Imipramine; Melitracen; Nortriptyline; Paroxetine; Trazodone; Vilazodone;
      Vortioxetine`,
    'Psychosis and Bipolar Disorder': `
      Amisulpride; Aripiprazole; Cariprazine; Chlorpromazine; Clozapine; Haloperidol; Lithium carbonate;
      Lurasidone; Paliperidone; Prochlorperazine; Trifluoperazine; Ziprasidone; Zuclopenthixol`,
  },
  Respiratory: {
    'Asthma and Breathing': `
      Omalizumab; Poractant Alfa; Reproterol`,
    'Asthma and COPD': `
      Acebrophylline; Bambuterol; Beclomethasone; Ciclesonide; Etofylline; Formoterol; Indacaterol; Ipratropium;
      Roflumilast; Salmeterol; Terbutaline; Theophylline`,
    'Cold, Flu and Decongestants': `
      Phenylephrine; Phenylpropanolamine; Pseudoephedrine`,
    'Cough and Mucus': `
      Ambroxol; Ammonium Chloride; Bromhexine; Carbocisteine; Codeine; Dextromethorphan; Guaifenesin;
      Levocloperastine; Levodropropizine; Noscapine; Sodium Citrate`,
    'Lung Fibrosis and Pulmonary Hypertension': `
      Ambrisentan; Bosentan; Macitentan; Nintedanib`,
  },
  Urology: {
    'Bladder Control': `
      Bethanechol; Darifenacin; Oxybutynin; Tolterodine`,
    'Enlarged Prostate': `
      Alfuzosin; Dutasteride; Terazosin`,
    'Sexual Health': `
      Avanafil; Vardenafil`,
    'Urinary Infection and Alkalisers': `
      Potassium Citrate; Potassium Magnesium Citrate`,
  },
  Vaccines: {
    Vaccines: `
      BCG Vaccine; Cholera Vaccine; DPT Vaccine; Haemophilus Type B Conjugate Vaccine; Hepatitis A Vaccine; Hpv
      vaccine; Japanese Encephalitis Vaccine; Measles Vaccine; Meningococcal Vaccine; MMR Vaccine; Polio
      Vaccine; Rubella Vaccine; Tetanus Vaccine; Typhoid vaccine; Varicella Vaccine; Yellow Fever Vaccine`,
  },
  'Vitamins and Nutrition': {
    'Amino Acids and Omega-3': `
      Amino Acids; Docosahexaenoic Acid; Eicosapentaenoic Acid; L-Arginine; Omega-3 fatty acid; Taurine`,
    'B Vitamins and Folate': `
      Calcium Pantothenate; Cyanocobalamin; L-Methylfolate; Pyridoxal-5; Pyridoxine; Riboflavin; Thiamine`,
    Minerals: `
      Chromium Picolinate; Magnesium; Magnesium Citrate; Magnesium Oxide; Zinc`,
    'Vitamin C, E and Antioxidants': `
      Beta Carotene; Lutein; Lycopene; Selenium; Selenium dioxide; Vitamin A`,
    'Vitamin D and Calcium': `
      Alfacalcidol; Calcium; Calcium Carbonate; Calcium citrate; Calcium Citrate Malate; Calcium Orotate;
      Calcium Phosphate; Vitamin K2-7`,
  },
  'Weight Management': {
    'Weight Loss': `
      Phenmetrazine; Sibutramine`,
  },
}

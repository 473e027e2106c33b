/**
 * Salts that the shop sells nothing of, by where their medicines stand: one main use each. An import puts a pharmacy's own list
 * on its shelves by them.
 */
export const UNSOLD_SHELVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Allergy: {
    Antihistamines: `
      Bepotastine; Chlorpheniramine; Cyproheptadine; Dexchlorpheniramine; Diphenhydramine; Ebastine; Loratadine;
      Pheniramine; Rupatadine`,
  },
  Cardiology: {
    Angina: `
      Diltiazem; Isosorbide Dinitrate; Nicorandil; Nitroglycerin; Ranolazine; Trimetazidine; Verapamil`,
    'Blood Thinners': `
      Acenocoumarol; Cilostazol; Fondaparinux; Prasugrel`,
    Cholesterol: `
      Bempedoic acid; Gemfibrozil; Pitavastatin; Simvastatin`,
    'Clot Dissolvers': `
      Alteplase; Reteplase; Streptokinase; Tenecteplase; Urokinase`,
    'Heart Failure and Diuretics': `
      Amiloride; Digoxin; Eplerenone; Metolazone; Sacubitril`,
    'Heart Rhythm': `
      Adenosine; Amiodarone; Flecainide`,
    'High Blood Pressure': `
      Atenolol; Azelnidipine; Azilsartan; Benidipine; Candesartan; Carvedilol; Chlorthalidone; Clonidine;
      Efonidipine; Hydralazine; Hydrochlorothiazide; Indapamide; Irbesartan; Labetalol; Lisinopril; Methyldopa;
      Moxonidine; Nifedipine; Perindopril; Prazosin; Quinapril; S-Amlodipine; S-Metoprolol; Valsartan`,
    'Low Blood Pressure and Emergency': `
      Dobutamine; Dopamine; Midodrine; Noradrenaline`,
  },
  'Critical Care': {
    'Emergency and Sepsis': `
      Ulinastatin`,
    'Fluids and Electrolytes': `
      Calcium Gluconate; Mannitol; Potassium Chloride; Ringer`,
    'Local and General Anaesthetics': `
      Atracurium; Bupivacaine; Ketamine; Lidocaine; Oxetacaine; Prilocaine; Propofol; Ropivacaine`,
  },
  Dermatology: {
    Acne: `
      Salicylic Acid`,
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
    'Topical Steroids': `
      Clobetasol; Desonide; Fluocinolone; Fluocinonide; Halobetasol`,
  },
  Diabetes: {
    'GLP-1 Injections': `
      Dulaglutide; Exenatide`,
    Insulins: `
      Insulin Degludec; Insulin detemir; Insulin Isophane; Insulin Lispro`,
    'Oral Antidiabetics': `
      Acarbose; Alogliptin; Canagliflozin; Evogliptin; Glibenclamide; Glipizide; Imeglimin; Linagliptin;
      Lobeglitazone; Nateglinide; Remogliflozin; Repaglinide; Saroglitazar; Saxagliptin; Tolbutamide`,
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
    Thyroid: `
      Liothyronine; Methimazole; Propylthiouracil`,
  },
  Gastroenterology: {
    'Acid Reflux and Ulcer': `
      Aluminium Hydroxide; Dexlansoprazole; Ilaprazole; Lansoprazole; Magaldrate; Magnesium Hydroxide; Milk Of
      Magnesia; Ranitidine; Rebamipide; Sodium Alginate; Vonoprazan`,
    Antispasmodics: `
      Camylofin; Clidinium; Glycopyrrolate; Hyoscine butylbromide; Mebeverine; Otilonium`,
    'Bloating and Gas': `
      Activated Dimethicone; Dimethicone; Simethicone`,
    'Constipation and Laxatives': `
      Lactitol; Liquid Paraffin; Magnesium Sulphate; Polyethylene Glycol; Senna; Sodium Picosulphate`,
    'Diarrhoea and Probiotics': `
      Bacillus clausii; Diphenoxylate; Lactic acid bacillus; Lactobacillus; Saccharomyces boulardii`,
    'Digestive Enzymes': `
      Alpha-amylase; Diastase; Fungal Diastase; Pancreatin; Pepsin`,
    'Liver and Gall Bladder Care': `
      Ademetionine; L-Ornithine L-Aspartate; Metadoxine; Obeticholic acid; Tricholine`,
    'Nausea, Vomiting and Motility': `
      Acotiamide; Cinitapride; Dimenhydrinate; Doxylamine; Granisetron; Itopride; Levosulpiride; Mosapride;
      Palonosetron; Promethazine; Prucalopride`,
    'Piles and Fissures': `
      Calcium Dobesilate; Diosmin; Hesperidin; Rutoside`,
  },
  Gynaecology: {
    Contraception: `
      Cyproterone; Desogestrel; Drospirenone; Ethinyl Estradiol; Ulipristal`,
    'Infertility and Ovulation': `
      Menotrophin`,
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
    'Blood Disorders': `
      Deferasirox; Eltrombopag; Romiplostim`,
    'Iron and Anaemia': `
      Carbonyl Iron; Darbepoetin alfa; Ferric Carboxymaltose; Ferrous Ascorbate; Ferrous fumarate; Iron`,
  },
  'Immunology and Transplant': {
    'Immunoglobulins and Biologics': `
      Albumin; Human Normal Immunoglobulin`,
    Immunosuppressants: `
      Mycophenolate; Sirolimus`,
  },
  'Infectious Diseases': {
    'Antifungals (Systemic)': `
      Amphotericin B; Griseofulvin; Liposomal Amphotericin B; Posaconazole; Voriconazole`,
    Antimalarials: `
      Alpha-Beta Arteether; Arteether; Artemether; Artesunate; Chloroquine; Lumefantrine; Mefloquine;
      Primaquine; Pyrimethamine; Quinine; Sulfadoxine`,
    Antiprotozoals: `
      Furazolidone; Nitazoxanide; Ornidazole; Satranidazole; Secnidazole; Tinidazole`,
    Antivirals: `
      Famciclovir; Favipiravir; Ganciclovir; Inosine Pranobex; Molnupiravir; Remdesivir; Ribavirin`,
    'Carbapenem and Reserve Antibiotics': `
      Avibactam; Aztreonam; Cilastatin; Colistimethate; Colistin; Daptomycin; Doripenem; Ertapenem; Imipenem;
      Polymyxin B; Teicoplanin; Tigecycline; Vancomycin`,
    'Cephalosporin Antibiotics': `
      Cefaclor; Cefadroxil; Cefazolin; Cefdinir; Cefditoren; Cefepime; Cefoperazone; Cefotaxime; Cefprozil;
      Ceftazidime; Ceftibuten`,
    'HIV Care': `
      Abacavir; Atazanavir; Dolutegravir; Efavirenz; Emtricitabine; Lamivudine; Lopinavir; Nevirapine;
      Raltegravir; Ritonavir; Tenofovir; Zidovudine`,
    Hepatitis: `
      Daclatasvir; Ledipasvir; Sofosbuvir; Velpatasvir`,
    'Macrolide and Lincosamide Antibiotics': `
      Erythromycin; Lincomycin; Roxithromycin`,
    'Other Antibiotics': `
      Amikacin; Chloramphenicol; Gentamicin; Minocycline; Netilmicin; Sulfamethoxazole; Tetracycline;
      Trimethoprim`,
    'Penicillin Antibiotics': `
      Ampicillin; Benzathine penicillin; Clavulanic Acid; Cloxacillin; Dicloxacillin; Penicillin G;
      Piperacillin; Sulbactam; Sultamicillin; Tazobactam`,
    'Quinolone Antibiotics': `
      Gatifloxacin; Nalidixic Acid; Norfloxacin; Prulifloxacin; Sparfloxacin`,
    Tuberculosis: `
      Bedaquiline; Clofazimine; Cycloserine; Ethionamide; Isoniazid; Rifabutin; Rifampicin`,
    'Worm Infections': `
      Diethylcarbamazine; Levamisole; Mebendazole; Praziquantel; Pyrantel`,
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
    Epilepsy: `
      Brivaracetam; Divalproex; Lacosamide; Lamotrigine; Oxcarbazepine; Perampanel; Phenobarbitone; Primidone;
      Topiramate; Zonisamide`,
    Migraine: `
      Ergotamine; Naratriptan; Rizatriptan`,
    'Myasthenia and Muscle Disorders': `
      Neostigmine; Pyridostigmine; Riluzole; Tetrabenazine`,
    'Nerve Pain': `
      Alpha Lipoic Acid; Benfotiamine; Epalrestat`,
    "Parkinson's Disease": `
      Amantadine; Carbidopa; Entacapone; Levodopa; Pramipexole; Rasagiline; Ropinirole; Safinamide; Selegiline;
      Trihexyphenidyl`,
    Vertigo: `
      Cinnarizine`,
  },
  Oncology: {
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
    Glaucoma: `
      Acetazolamide; Brimonidine; Brinzolamide; Dorzolamide; Pilocarpine; Travoprost`,
    'Pupil Dilators': `
      Atropine; Cyclopentolate; Homatropine`,
  },
  'Orthopaedics and Rheumatology': {
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
      Celecoxib; Dexketoprofen; Etodolac; Flupirtine; Flurbiprofen; Indomethacin; Ketoprofen; Lornoxicam;
      Meloxicam; Nimesulide; Polmacoxib; Tenoxicam`,
    'Opioid Analgesics': `
      Buprenorphine; Butorphanol; Fentanyl; Morphine; Pentazocine; Tapentadol`,
    'Stimulant Adjuncts (with analgesics)': `
      Caffeine`,
    'Topical Pain Relief': `
      Capsaicin; Linseed Oil; Menthol; Methyl Salicylate`,
  },
  Psychiatry: {
    'ADHD and Wakefulness': `
      Armodafinil; Atomoxetine; Modafinil`,
    'Anxiety and Sleep': `
      Buspirone; Chlordiazepoxide; Diazepam; Etizolam; Lorazepam; Nitrazepam; Oxazepam; Zopiclone`,
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
      Haemophilus Type B Conjugate Vaccine; Hpv vaccine; Tetanus Vaccine; Typhoid vaccine`,
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
}

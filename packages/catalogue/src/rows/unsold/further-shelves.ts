/** More salts that the shop sells nothing of, by where their medicines stand: those that few lists have, and new ones. */
export const FURTHER_SHELVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Allergy: {
    Antihistamines: `
      Acrivastine; Carbinoxamine; Clemastine; Dimetindene; Histamine; Triprolidine`,
  },
  Cardiology: {
    'Blood Thinners': `
      Argatroban; Bemiparin; Bivalirudin; Cangrelor; Dalteparin; Dipyridamole; Edoxaban; Nadroparin;
      Parnaparin; Phenindione; Ticlopidine; Tinzaparin; Tirofiban`,
    Cholesterol: `
      Alirocumab; Cholestyramine; Choline Fenofibrate; Colesevelam; Evolocumab; Fluvastatin; Gugulipid;
      Inclisiran; Niacin; Policosanol; Pravastatin`,
    Circulation: `
      Inositol Nicotinate; Naftidrofuryl; Xanthinol Nicotinate`,
    'Heart Failure and Diuretics': `
      Bumetanide; Conivaptan; Ethacrynic Acid; Finerenone; Levosimendan; Triamterene; Vericiguat`,
    'Heart Rhythm': `
      Dronedarone; Ibutilide; Procainamide; Vernakalant`,
    'High Blood Pressure': `
      Aliskiren; Barnidipine; Bopindolol; Clevidipine; Dihydralazine; Eprosartan; Esmolol; Imidapril;
      Nicardipine; Nimodipine; Reserpine; Sodium Nitroprusside; Trandolapril; Urapidil`,
    'Low Blood Pressure and Emergency': `
      Angiotensin II; Droxidopa; Ephedrine; Isoprenaline`,
    'Pulmonary Hypertension': `
      Alprostadil; Epoprostenol; Iloprost; Riociguat; Selexipag; Treprostinil`,
    Sclerotherapy: `
      Polidocanol; Sodium Tetradecyl Sulphate`,
  },
  'Critical Care': {
    'Emergency and Sepsis': `
      Activated Charcoal; Aprotinin; Beractant; Calcium Chloride; Digoxin Immune Fab; Dimercaprol;
      Drotrecogin Alfa; Flumazenil; Hyaluronidase; Hydroxocobalamin; Methylthioninium Chloride; Naloxone;
      Nitrous Oxide; Oxygen; Physostigmine; Pralidoxime; Sodium Thiosulphate; Standard Cobra Venom;
      Standard Common Krait Venom; Thymogene`,
    'Fluids and Electrolytes': `
      Dextran; Hydroxyethyl Starch; Lipid Emulsion; Multiple Electrolytes; Potassium Phosphate; Ringer
      Lactate; Sterile Water`,
    'Local and General Anaesthetics': `
      Centbucridine; Chloroprocaine; Cocaine; Desflurane; Dexmedetomidine; Halothane; Levobupivacaine;
      Mepivacaine; Mivacurium; Sevoflurane; Sugammadex; Tetracaine; Thiopental`,
  },
  Dermatology: {
    'Antiseptics and Wound Care': `
      Becaplermin; Collagenase; Dextranomer; N-Butyl-2-cyanoacrylate; Recombinant Human Epidermal Growth
      Factor`,
    'Bacterial Skin Infections': `
      Ethacridine; Nitrofurazone; Retapamulin; Sodium Fusidate`,
    'Pigmentation and Skin Care': `
      Eflornithine; Monobenzone`,
    'Psoriasis and Eczema': `
      Crisaborole; Dithranol; Dupilumab; Guselkumab; Ixekizumab; Methoxsalen; Trioxasalen; Ustekinumab`,
    'Skin Fungal Infections': `
      Ciclopirox; Efinaconazole; Fenticonazole; Sulconazole; Terconazole; Undecylenic Acid`,
    'Topical Steroids': `
      Diflucortolone; Fluprednidene`,
    'Warts and Skin Growths': `
      Imiquimod; Podophyllotoxin; Podophyllum Resin; Trichloroacetic Acid`,
  },
  Diabetes: {
    'GLP-1 Injections': `
      Albiglutide; Lixisenatide; Tirzepatide`,
    Insulins: `
      Insulin Aspart Protamine; Insulin Lispro Protamine`,
    'Oral Antidiabetics': `
      Anagliptin; Ertugliflozin; Gemigliptin; Miglitol; Omarigliptin; Trelagliptin`,
  },
  Endocrinology: {
    Corticosteroids: `
      Cortisone; Fluocortolone; Prednisolone Steaglate`,
    'Hormones and Anabolics': `
      Cinacalcet; Dehydroepiandrosterone; Methyltestosterone; Oxymetholone; Pasireotide; Pegvisomant;
      Quinagolide; Tetracosactide`,
    Thyroid: `
      Potassium Iodide`,
  },
  Gastroenterology: {
    'Acid Reflux and Ulcer': `
      Bismuth Subsalicylate; Colloidal Bismuth Subcitrate; Lafutidine; Nizatidine; Pirenzepine;
      Polaprezinc; Roxatidine; Tegoprazan; Troxipide`,
    Antispasmodics: `
      Alverine; Fenpiverinium; Hyoscyamine; Oxyphenonium; Pinaverium; Pitofenone; Propantheline;
      Tiemonium; Trimebutine`,
    'Constipation and Laxatives': `
      Elobixibat; Linaclotide; Lubiprostone; Methylnaltrexone; Plecanatide`,
    'Inflammatory Bowel Disease': `
      Olsalazine; Vedolizumab`,
    'Liver and Gall Bladder Care': `
      Silybin`,
    'Nausea, Vomiting and Motility': `
      Cisapride; Ramosetron; Trimethobenzamide; Tropisetron`,
    'Piles and Fissures': `
      Euphorbia Prostrata; Tribenoside; Troxerutin`,
  },
  Gynaecology: {
    Contraception: `
      Estetrol; Etonogestrel; Gestodene; Nonoxynol-9; Norelgestromin`,
    'Infertility and Ovulation': `
      Choriogonadotropin Alfa; Corifollitropin Alfa; Lutropin; Menotropin; Urofollitropin`,
    Obstetrics: `
      Atosiban; Dinoprost; Valethamate`,
    'Oestrogens and Menopause': `
      Bazedoxifene; Fezolinetant; Ospemifene; Promestriene`,
    'Pregnancy Support and Progestogens': `
      Elagolix`,
  },
  Haematology: {
    'Bleeding Control': `
      Adrenochrome Monosemicarbazone; Aminocaproic Acid; Emicizumab; Epsilon Aminocaproic Acid; Eptacog
      Alfa; Factor IX; Factor VIII; Human Coagulation Factor VIII; Menadione`,
    'Blood Disorders': `
      Deferiprone; Lenograstim; Plerixafor; Sargramostim; Voxelotor`,
    'Iron and Anaemia': `
      Desidustat; Epoetin Beta; Methoxy Polyethylene Glycol-Epoetin Beta; Roxadustat; Sodium Feredetate`,
  },
  'Immunology and Transplant': {
    'Immunoglobulins and Biologics': `
      Diphtheria Antitoxin; Hepatitis B Immunoglobulin`,
    Immunomodulators: `
      Ozothine; S-Neominophagen`,
    Immunosuppressants: `
      Antithymocyte Globulin; Belatacept; Eculizumab`,
  },
  'Infectious Diseases': {
    'Antifungals (Systemic)': `
      Anidulafungin; Flucytosine; Isavuconazole`,
    Antimalarials: `
      Amodiaquine; Arterolane; Atovaquone; Piperaquine; Proguanil; Tafenoquine`,
    Antiprotozoals: `
      Diloxanide; Melagenina; Paromomycin; Quiniodochlor; Sodium Stibogluconate`,
    Antivirals: `
      Baloxavir; Nirmatrelvir; Umifenovir; Valganciclovir`,
    'Cephalosporin Antibiotics': `
      Cefalotin; Cefiderocol; Cefoxitin; Ceftaroline; Ceftolozane`,
    'HIV Care': `
      Bictegravir; Cabotegravir; Cobicistat; Darunavir; Enfuvirtide; Etravirine; Maraviroc; Rilpivirine`,
    Hepatitis: `
      Adefovir; Telbivudine`,
    'Other Antibiotics': `
      Chlortetracycline; Fidaxomicin; Gramicidin; Oxazolidine; Oxytetracycline; Plazomicin; Septopal beads and chains; Tedizolid`,
    'Penicillin Antibiotics': `
      Flucloxacillin; Oxacillin; Phenoxymethylpenicillin; Procaine Penicillin; Ticarcillin`,
    'Quinolone Antibiotics': `
      Besifloxacin; Delafloxacin; Nemonoxacin`,
    Tuberculosis: `
      Delamanid; Pretomanid; Prothionamide; Rifapentine`,
    'Worm Infections': `
      Niclosamide; Piperazine`,
  },
  Nephrology: {
    'Kidney Care': `
      Calcium Polystyrene Sulphonate; Etelcalcetide; Ferric Citrate; Lanthanum Carbonate; Paricalcitol;
      Patiromer; Sevelamer Carbonate; Sodium Polystyrene Sulphonate; Sucroferric Oxyhydroxide; Trientine`,
  },
  Neurology: {
    "Alzheimer's and Dementia": `
      Codergocrine`,
    'Brain and Nerve Tonics': `
      Centbutindole; Choline Alfoscerate; Vinpocetine`,
    Epilepsy: `
      Cannabidiol; Cenobamate; Eslicarbazepine; Felbamate; Rufinamide; Stiripentol; Tiagabine; Valproic
      Acid; Vigabatrin`,
    Migraine: `
      Almotriptan; Eletriptan; Erenumab; Fremanezumab; Frovatriptan; Galcanezumab; Lasmiditan; Rimegepant;
      Zolmitriptan`,
    'Multiple Sclerosis': `
      Alemtuzumab; Dimethyl Fumarate; Fingolimod; Glatiramer; Interferon Beta-1a; Interferon Beta-1b;
      Natalizumab; Ocrelizumab; Siponimod; Teriflunomide`,
    'Myasthenia and Muscle Disorders': `
      Botulinum Toxin; Dalfampridine; Deutetrabenazine; Edrophonium; Valbenazine`,
    "Parkinson's Disease": `
      Apomorphine; Benztropine; Istradefylline; Opicapone; Procyclidine; Rotigotine`,
    Vertigo: `
      Cyclizine`,
  },
  Oncology: {
    Chemotherapy: `
      Arsenic Trioxide; Bendamustine; Bexarotene; Busulfan; Cabazitaxel; Carfilzomib; Cladribine;
      Clofarabine; Dacarbazine; Dactinomycin; Decitabine; Eribulin; Etoposide phosphate; Gimeracil;
      Idarubicin; Ifosfamide; Ixabepilone; Ixazomib; Mitomycin; Nelarabine; Oteracil; Pegaspargase;
      Pentostatin; Raltitrexed; Streptozocin; Tegafur; Thioguanine; Tipiracil; Trabectedin; Trifluridine;
      Uracil; Venetoclax`,
    'Hormone Therapy': `
      Apalutamide; Buserelin; Darolutamide; Degarelix; Nilutamide; Relugolix; Toremifene`,
    Radiocontrast: `
      Barium Sulphate; Diatrizoate; Gadobutrol; Gadodiamide; Gadopentetate; Gadoteridol; Iodixanol;
      Meglumine Diatrizoate`,
    'Supportive Care': `
      Fosaprepitant; Levoleucovorin; Netupitant; Palifermin; Rasburicase`,
    'Targeted Therapy': `
      Abemaciclib; Acalabrutinib; Aldesleukin; Alectinib; Alpelisib; Atezolizumab; Axitinib; Bosutinib;
      Brentuximab Vedotin; Brigatinib; Cabozantinib; Capmatinib; Ceritinib; Cetuximab; Crizotinib;
      Dabrafenib; Dacomitinib; Daratumumab; Durvalumab; Erdafitinib; Gilteritinib; Ipilimumab; Lenvatinib;
      Lorlatinib; Midostaurin; Neratinib; Nilotinib; Nimotuzumab; Niraparib; Palbociclib; Panitumumab;
      Pazopanib; Pertuzumab; Ponatinib; Ramucirumab; Regorafenib; Ribociclib; Rucaparib; Sunitinib;
      Talazoparib; Temsirolimus; Trametinib; Trastuzumab Emtansine; Tucatinib; Vandetanib`,
  },
  Ophthalmology: {
    'Dry Eyes': `
      Lifitegrast`,
    'Eye Allergy and Inflammation': `
      Alcaftadine; Epinastine; Ketotifen; Lodoxamide; Naphazoline; Rimexolone`,
    Glaucoma: `
      Betaxolol; Netarsudil; Omidenepag; Ripasudil; Tafluprost`,
    'Pupil Dilators': `
      Proparacaine`,
    Retina: `
      Aflibercept; Brolucizumab; Faricimab; Pegaptanib; Ranibizumab`,
  },
  'Orthopaedics and Rheumatology': {
    Gout: `
      Lesinurad; Pegloticase; Sulfinpyrazone; Topiroxostat`,
    Osteoporosis: `
      Abaloparatide; Risedronic Acid; Romosozumab; Strontium Ranelate`,
    'Rheumatoid Arthritis': `
      Abatacept; Anakinra; Certolizumab; Golimumab; Infliximab; Sarilumab; Upadacitinib`,
  },
  'Pain Relief': {
    'Joint Care': `
      Oxaceprol`,
    'Muscle Relaxants': `
      Dantrolene; Mephenesin; Pridinol`,
    NSAIDs: `
      Dexibuprofen; Loxoprofen; Pelubiprofen; Rofecoxib; Sulindac; Valdecoxib; Zaltoprofen`,
    'Opioid Analgesics': `
      Alfentanil; Dihydrocodeine; Hydromorphone; Nalbuphine; Pholcodine`,
  },
  Psychiatry: {
    'ADHD and Wakefulness': `
      Lisdexamfetamine; Phencyclidine`,
    'Anxiety and Sleep': `
      Clorazepate; Eszopiclone; Ramelteon; Tofisopam; Triclofos; Zaleplon`,
    'De-addiction': `
      Nalmefene`,
    Depression: `
      Centpropazine; Esketamine; Levomilnacipran; Milnacipran; Opipramol; Tianeptine`,
    'Psychosis and Bipolar Disorder': `
      Asenapine; Blonanserin; Brexpiprazole; Iloperidone; Penfluridol; Perospirone`,
  },
  Respiratory: {
    'Asthma and COPD': `
      Aminophylline; Benralizumab; Choline Theophyllinate; Mepolizumab; Olodaterol; Orciprenaline;
      Pranlukast; Seratrodast; Tulobuterol; Umeclidinium; Vilanterol; Zafirlukast`,
    'Cough and Mucus': `
      Benzonatate; Biclotymol; Butamirate; Chlophedianol; Erdosteine; Prenoxdiazine`,
  },
  Urology: {
    'Bladder Control': `
      Fesoterodine; Trospium; Vibegron`,
    'Sexual Health': `
      Udenafil; Yohimbine`,
    'Urinary Infection and Alkalisers': `
      Cellulose Sodium Phosphate; Methenamine; Phenazopyridine; Tiopronin`,
  },
  Vaccines: {
    Vaccines: `
      COVID-19 Vaccine; Diphtheria Toxoid; Pertussis Toxoid; Poliomyelitis Virus; Zoster Vaccine`,
  },
  'Weight Management': {
    'Weight Loss': `
      Lorcaserin; Phentermine`,
  },
}

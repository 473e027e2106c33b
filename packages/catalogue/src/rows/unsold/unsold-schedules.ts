/**
 * Salts that the shop sells nothing of, by the schedule of the Drugs Rules 1945 that names them; G asks for caution alone.
 * One that is in none is not free to sell for that: many were approved after the schedules were written.
 */
export const UNSOLD_SCHEDULES = {
  H: `
    Abacavir; Abciximab; Acamprosate; Acebutolol; Acitretin; Aclarubicin; Adenosine; Alclometasone; Allylestrenol;
    Alprostadil; Alteplase; Amantadine; Amifostine; Amikacin; Amiloride; Amineptine; Aminoglutethimide;
    Aminosalicylic Acid; Amiodarone; Amoscanate; Amoxapine; Amphotericin B; Ampicillin; Amrinone; Apraclonidine;
    Aprotinin; Arteether; Artemether; Artesunate; Articaine; Atenolol; Atracurium; Auranofin; Avibactam;
    Aztreonam; Bacampicillin; Bacitracin; Balsalazide; Bambuterol; Basiliximab; Beclomethasone; Benazepril;
    Benidipine; Benserazide; Benzathine penicillin; Bethanidine; Bezafibrate; Biclotymol; Bifonazole; Biperiden;
    Bitoscanate; Bleomycin; Brimonidine; Bromhexine; Bromocriptine; Bulaquine; Bupivacaine; Bupropion; Buspirone;
    Butenafine; Butorphanol; Calcitonin; Calcium Dobesilate; Candesartan; Captopril; Carbidopa; Carbocisteine;
    Carboplatin; Carboquone; Carisoprodol; Carteolol; Carvedilol; Cefaclor; Cefadroxil; Cefalothin; Cefazolin;
    Cefprozil; Celecoxib; Centbutindole; Centpropazine; Chenodeoxycholic Acid; Chloramphenicol; Chlormezanone;
    Chlorpromazine; Chlorzoxazone; Chymotrypsin; Ciclesonide; Ciclopirox Olamine; Cilastatin; Cimetidine;
    Cinnarizine; Cisplatin; Citalopram; Clavulanic Acid; Clidinium; Clioquinol; Clobetasol; Clobetasone;
    Clofibrate; Clonidine; Clopamide; Clostebol; Cloxacillin; Clozapine; Co-trimoxazole; Cocaine; Colistimethate;
    Colistin; Conjugated Estrogens; Corticotropin; Cyclandelate; Cyproterone; Daclizumab; Danazol; Dapsone;
    Daptomycin; Desogestrel; Desonide; Desoximetasone; Dexamethasone; Dexrazoxane; Dextranomer;
    Dextropropoxyphene; Diazoxide; Dicloxacillin; Didanosine; Dienogest; Diflorasone; Difluprednate; Digoxin;
    Dihydroergotamine; Dihydroergotoxine; Diiodohydroxyquinoline; Dilazep; Diltiazem; Dinoprostone; Dipivefrin;
    Disopyramide; Divalproex; Docetaxel; Dopamine; Dosulepin; Doxapram; Doxazosin; Doxepin; Doxorubicin;
    Drospirenone; Drotrecogin Alfa; Ebastine; Econazole; Efavirenz; Enfenamic Acid; Epirubicin; Eptifibatide;
    Ergometrine; Ergotamine; Erythromycin; Estradiol Succinate; Estramustine; Estriol; Etamsylate; Etanercept;
    Ethacridine; Ethinyl Estradiol; Etidronate; Etizolam; Etodolac; Etomidate; Etoposide; Exemestane; Famciclovir;
    Felbinac; Fenbendazole; Fentanyl; Ferric Carboxymaltose; Fludarabine; Fludrocortisone; Flufenamic Acid;
    Fluocinolone; Fluocinonide; Fluorometholone; Fluorouracil; Flupentixol; Fluphenazine; Flurazepam;
    Flurbiprofen; Flutamide; Fluvoxamine; Follitropin; Formestane; Fosfestrol; Fosinopril; Fosphenytoin;
    Fotemustine; Framycetin; Galantamine; Gallamine; Ganciclovir; Ganirelix; Gatifloxacin; Gemcitabine;
    Gemfibrozil; Gemtuzumab; Gentamicin; Glipizide; Glucagon; Glycopyrrolate; Goserelin; Granisetron;
    Griseofulvin; Guanethidine; Gugulipid; Halobetasol; Halometasone; Haloperidol; Hyaluronidase; Hydrocortisone
    Butyrate; Hydrotalcite; Hydroxyprogesterone; Idebenone; Imipramine; Indapamide; Indinavir; Indomethacin;
    Interferon; Intravenous Fat Emulsion; Iobitridol; Iohexol; Iomeprol; Iopamidol; Iopromide; Iothalamates;
    Irbesartan; Irinotecan; Iron Dextran; Iron Isomaltoside; Isepamicin; Isocarboxazid; Isoflurane; Isosorbide
    Dinitrate; Isoxsuprine; Itopride; Kanamycin; Ketoprofen; Labetalol; Lacidipine; Lamivudine; Lamotrigine;
    Leflunomide; Lercanidipine; Leuprolide; Levamisole; Levobunolol; Levodopa; Levomepromazine; Levovist;
    Lidoflazine; Lincomycin; Liposomal Amphotericin B; Lithium carbonate; Lofepramine; Lomefloxacin; Lorazepam;
    Loteprednol; Lovastatin; Loxapine; Mebendazole; Mebeverine; Medroxyprogesterone; Mefloquine; Megestrol;
    Meglumine Iocarmate; Melagenina; Melitracen; Meloxicam; Menotrophin; Mephenesin; Mephentermine; Mesterolone;
    Metamizole; Metaxalone; Methadone; Methicillin; Methocarbamol; Methylergometrine; Metrizamide; Mexiletine;
    Mianserin; Miconazole; Mifepristone; Milrinone; Miltefosine; Minocycline; Misoprostol; Mitoxantrone;
    Mizolastine; Moclobemide; Morphazinamide; Morphine; Mosapride; Muromonab-CD3; Mycophenolate;
    N-Butyl-2-cyanoacrylate; Nabumetone; Nadifloxacin; Nadolol; Nafarelin; Nalidixic Acid; Nandrolone; Natamycin;
    Nateglinide; Nelfinavir; Neomycin; Netilmicin; Nevirapine; Nicergoline; Nicorandil; Nifedipine; Nimesulide;
    Nimustine; Nitroglycerin; Nomegestrol; Noradrenaline; Norfloxacin; Norgestrel; Nystatin; Opium; Ormeloxifene;
    Ornidazole; Orphenadrine; Otilonium; Oxandrolone; Oxazepam; Oxazolidine; Oxcarbazepine; Oxetacaine;
    Oxiconazole; Oxolinic Acid; Oxprenolol; Oxybutynin; Oxycodone; Oxyfedrine; Oxyphenbutazone; Ozenoxacin;
    Ozothine; Paclitaxel; Pamidronate; Pancuronium; Parecoxib; Paroxetine; Pefloxacin; Penicillamine; Penicillin
    G; Pentoxifylline; Pepleomycin; Pethidine; Phenelzine; Phenobarbitone; Phenylbutazone; Pimozide; Pindolol;
    Piperacillin; Piracetam; Polidocanol; Polyestradiol; Polymyxin B; Poractant Alfa; Praziquantel; Prednicarbate;
    Prednimustine; Prednisolone Steaglate; Prednisone; Prenoxdiazine; Prochlorperazine; Promazine; Promegestone;
    Promethazine; Propafenone; Propofol; Protriptyline; Pyrvinium; Quinapril; Quinidine; Raloxifene; Ranitidine;
    Reboxetine; Remifentanil; Repaglinide; Reproterol; Rilmenidine; Riluzole; Ritodrine; Ritonavir; Rituximab;
    Rivastigmine; Rocuronium; Ropinirole; Rosiglitazone; Rosoxacin; Roxithromycin; S-Neominophagen; Saquinavir;
    Satranidazole; Secnidazole; Septopal beads and chains; Serratiopeptidase; Sibutramine; Simvastatin; Sirolimus;
    Sisomicin; Sodium cromoglycate; Sodium Picosulphate; Somatostatin; Sotalol; Spectinomycin; Stanozolol;
    Stavudine; Streptomycin; Sufentanil; Sulbactam; Sulfacetamide; Sulfadiazine; Sulfadoxine; Sulfamethoxazole;
    Sulfamethoxypyridazine; Sulfaphenazole; Sulphamethoxine; Sulpiride; Sulprostone; Sultamicillin; Tacrine;
    Tazobactam; Tegaserod; Teicoplanin; Temozolomide; Terazosin; Terbutaline; Terfenadine; Terizidone;
    Terlipressin; Tertatolol; Testosterone Undecanoate; Tetracycline; Thalidomide; Thiopropazate; Thioridazine;
    Thymogene; Thymosin Alpha-1; Tiaprofenic Acid; Tibolone; Tigecycline; Tinidazole; Tizanidine; Tolfenamic Acid;
    Topiramate; Topotecan; Tranylcypromine; Trapidil; Trazodone; Trifluoperazine; Trifluperidol; Triflupromazine;
    Triflusal; Trimetazidine; Trimethoprim; Trimipramine; Tripotassium Dicitratobismuthate; Tromantadine;
    Urokinase; Valsartan; Vancomycin; Vasopressin; Vecuronium; Verapamil; Verteporfin; Vinblastine; Vincristine;
    Vindesine; Vinorelbine; Xipamide; Zidovudine; Ziprasidone; Zoledronic acid; Zopiclone; Zuclopenthixol`,
  H1: `
    Balofloxacin; Buprenorphine; Capreomycin; Cefdinir; Cefditoren; Cefepime; Cefetamet; Cefoperazone; Cefotaxime;
    Cefpirome; Ceftazidime; Ceftibuten; Ceftizoxime; Chlordiazepoxide; Clofazimine; Codeine; Cycloserine;
    Diazepam; Diphenoxylate; Doripenem; Ertapenem; Ethionamide; Gemifloxacin; Imipenem; Isoniazid; Midazolam;
    Nitrazepam; Para-aminosalicylic Acid; Pentazocine; Prulifloxacin; Rifabutin; Rifampicin; Sparfloxacin;
    Tapentadol; Thiacetazone; Zanamivir`,
  X: `
    Amobarbital; Amphetamine; Barbital; Cyclobarbital; Dexamphetamine; Ethchlorvynol; Glutethimide; Ketamine;
    Meprobamate; Methamphetamine; Methylphenobarbital; Pentobarbital; Phencyclidine; Phenmetrazine; Secobarbital`,
  G: `
    Antazoline; Buclizine; Busulphan; Chlorambucil; Chlorothiazide; Chlorpheniramine; Chlorpropamide;
    Chlorthalidone; Clemizole; Cyclophosphamide; Cyproheptadine; Cytarabine; Daunorubicin; Diphenhydramine;
    Doxylamine; Ethosuximide; Glibenclamide; Hydrochlorothiazide; L-Asparaginase; Lomustine; Meclizine;
    Mercaptopurine; Mesna; Pheniramine; Primidone; Procarbazine; Thiotepa; Tolbutamide`,
} as const

/** Those that are stored at 2 to 8 °C in what is injected, inhaled or dropped. */
export const UNSOLD_COLD = `
  Alprostadil; Alteplase; Amphotericin B; Atracurium; Azacitidine (reconstituted); Azithromycin eye drops (some
  brands); BCG Vaccine; Bevacizumab; Bimatoprost (some brands); Bleomycin; Bortezomib; Botulinum Toxin; Calcitonin;
  Carbetocin; Carboprost; Carmustine; Caspofungin; Cerebroprotein Hydrolysate (some brands); Cetrorelix;
  Chloramphenicol eye drops; Cholera Vaccine; Cisatracurium; Darbepoetin alfa; Deferoxamine; Denosumab;
  Dinoprostone; Docetaxel; DPT Vaccine; Dulaglutide; Eptifibatide; Ergometrine; Etanercept; Etoposide phosphate;
  Exenatide; Famotidine (injection); Follitropin; Ganirelix; Glucagon (some presentations); Haemophilus Type B
  Conjugate Vaccine; Hepatitis A Vaccine; Hpv vaccine; Human Normal Immunoglobulin; Hyaluronidase; Insulin Degludec;
  Insulin detemir; Insulin Glulisine; Insulin Isophane; Insulin Lispro; Interferon; Japanese Encephalitis Vaccine;
  L-Asparaginase; Latanoprost (unopened); Leuprolide depot; Liposomal Amphotericin B; Lorazepam (injection); Measles
  Vaccine; Melphalan (reconstituted); Meningococcal Vaccine; Menotrophin; Methylergometrine; Micafungin; MMR
  Vaccine; Nivolumab; Octreotide; Octreotide LAR; Omalizumab; Pegfilgrastim; Peginterferon; Pembrolizumab; Polio
  Vaccine (Oral); Protamine; Rabies Immunoglobulin; Rituximab; Rocuronium; Romiplostim; Rubella Vaccine; Scorpion
  Venom Antiserum; Secukinumab; Snake Venom Antiserum; Streptokinase; Succinylcholine; Tenecteplase; Terlipressin;
  Tetanus Immunoglobulin; Tetanus Vaccine; Tocilizumab; Travoprost (some brands); Triptorelin; Typhoid vaccine;
  Ulinastatin; Urokinase; Varicella Vaccine; Vasopressin; Vecuronium (reconstituted); Vinblastine; Vincristine;
  Vinorelbine; Yellow Fever Vaccine`

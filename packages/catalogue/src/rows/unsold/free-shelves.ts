/** What pharmacies sell without a prescription where no schedule names it: for the skin, the throat, against acid, as food. */
export const FREE_SHELVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Dermatology: {
    'Antiseptics and Wound Care': `
      Absolute Alcohol; Acetic Acid; Amorphous Hydrogel; Benzalkonium Chloride; Benzethonium; Benzoin;
      Boric Acid; Cadexomer Iodine; Colloidal Silver; Gentian Violet; Hand Sanitizer; Hydrogen Peroxide;
      Isopropyl Alcohol; Mecetronium; Phenyl Mercuric Nitrate; Potassium Permanganate; Silver; Silver
      Nitrate; Stabilized Oxychloro; Surgical Spirit; Triclosan`,
    'Hair Loss and Scalp': `
      Aminexil; Procapil; Redensyl`,
    'Pigmentation and Skin Care': `
      Aloe Vera; Arbutin; Avobenzone; Ceramide; Cetostearyl Alcohol; Jojoba Oil; Lanolin; Light Liquid
      Paraffin; Octinoxate; Olive Oil; Oxybenzone; Petrolatum; Sesame Oil; Titanium Dioxide; White Soft
      Paraffin`,
    'Scabies and Lice': `
      Benzyl Benzoate; Precipitated Sulphur; Sulfiram; Sulphur`,
    'Skin Fungal Infections': `
      Benzoic Acid`,
  },
  ENT: {
    'Mouth and Throat Care': `
      Amlexanox; Benzydamine; Benzyl Alcohol; Cetylpyridinium; Clove Oil; Sodium Monofluorophosphate;
      Stannous Fluoride; Strontium Chloride; Tannic Acid; Xylitol`,
  },
  Gastroenterology: {
    'Acid Reflux and Ulcer': `
      Anise Oil; Calcium Alginate; Caraway Oil; Cinnamon Oil; Citric Acid; Dill Oil; Dried Aluminium
      Hydroxide; Fennel Oil; Ginger; Magnesium Trisilicate`,
    'Constipation and Laxatives': `
      Castor Oil; Docusate; Ispaghula Husk; Methylcellulose; Sodium Phosphate; Sorbitol`,
    'Diarrhoea and Probiotics': `
      Attapulgite; Bifidobacterium Bifidum; Bifidobacterium Longum; Clostridium Butyricum; Fructo
      Oligosaccharide; Kaolin; Lactobacillus Acidophilus; Lactobacillus Reuteri; Lactobacillus Rhamnosus;
      Lactobacillus Sporogenes; Pectin; Prebiotic; Probiotic; Streptococcus Faecalis; Streptococcus
      Thermophilus`,
    'Digestive Enzymes': `
      Alpha-galactosidase; Amylase; Bile Constituents; Carica Papaya Leaf Extract; Charcoal; Lactase;
      Lipase; Protease; Sodium Tauroglycocholate`,
  },
  Gynaecology: {
    PCOS: `
      Chasteberry Extract`,
  },
  Ophthalmology: {
    'Dry Eyes': `
      Carbomer; Hypromellose; N-Acetylcarnosine; Polyethylene Glycol 400; Trehalose`,
  },
  'Orthopaedics and Rheumatology': {
    'Osteoarthritis and Joint Care': `
      Avocado Soybean Unsaponifiables; Boswellia Serrata Extract; Devil's Claw Extract;
      Methylsulfonylmethane; Undenatured Collagen; Uniflexin; Univestin`,
  },
  'Pain Relief': {
    'Topical Pain Relief': `
      Benzyl Nicotinate; Camphor; Eucalyptol; Eucalyptus Oil; Methyl Nicotinate; Mucopolysaccharide
      Polysulfate; Pine Oil; Thymol; Turpentine; Wintergreen Oil`,
  },
  Respiratory: {
    'Cough and Mucus': `
      Ammonium Citrate; Chlorothymol; Honey; Ivy Leaf Extract; Menthol Base; Terpin Hydrate; Tulsi`,
  },
  Urology: {
    'Urinary Infection and Alkalisers': `
      Cranberry Extract; D-Mannose; Sodium Acid Citrate`,
  },
  'Vitamins and Nutrition': {
    'Amino Acids and Omega-3': `
      Arginine; Carnitine; Cod Liver Oil; Collagen Peptide; DL-Methionine; Essential Amino Acids; Evening
      Primrose Oil; Flaxseed Oil; Glycine; L-Glutamine; L-Isoleucine; L-Leucine; L-Lysine; L-Valine;
      Lecithin; Lysine; Protein Hydrolysate; Wheat Germ Oil; Whey Protein`,
    'B Vitamins and Folate': `
      Choline; L-Methyltetrahydrofolate; Para Aminobenzoic Acid; Pyridoxal 5-Phosphate`,
    Minerals: `
      Chromium; Copper; Ferric Ammonium Citrate; Ferric Pyrophosphate; Ferrous Bisglycinate; Ferrous
      Sulphate; Haemoglobin; Iodine; Iron Polymaltose; Magnesium Chloride; Manganese; Molybdenum;
      Potassium Dihydrogen Phosphate; Selenomethionine; Zinc Acetate; Zinc Bisglycinate; Zinc Gluconate`,
    Multivitamins: `
      Antioxidant; Polyvitamin`,
    'Vitamin C, E and Antioxidants': `
      Adenosine Triphosphate; Astaxanthin; Bilberry Extract; Calcium Ascorbate; Citrus Bioflavonoid;
      Curcumin; Ginkgo Biloba; Grape Seed Extract; Green Coffee Extract; Green Tea Extract; Mixed
      Carotene; Mulberry Extract; Pine Bark Extract; Piperine; Proanthocyanidin; Resveratrol; Rosehip
      Extract; Tinospora Cordifolia; Zeaxanthin`,
    'Vitamin D and Calcium': `
      Boron; Calcium Aspartate; Calcium Lactate; Tribasic Calcium Phosphate; Vitamin D; Vitamin D2;
      Vitamin K2`,
  },
}

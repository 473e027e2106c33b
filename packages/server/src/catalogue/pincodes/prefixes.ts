/**
 * State and main district of India's postal prefixes, one state a paragraph: a district, then the
 * first digits of its pincodes. The longest prefix wins: three digits name the sorting district,
 * longer ones the places where a prefix crosses a state's border or clearly another district's.
 *
 * Derived by majority from: Department of Posts, Ministry of Communications, Government of India,
 * 2020, All India Pincode Directory till last month, Open Government Data (OGD) Platform India,
 * 03/10/2025, https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month. Released
 * under NDSAP and licensed under Government Open Data License - India: https://www.data.gov.in/Godl.
 * Army post offices (900 to 999) are left out: they lie nowhere.
 */
const table = `
Delhi: New Delhi 110
Haryana: Faridabad 121; Palwal 1211; Gurugram 122; Rewari 123; Mahendragarh 1230; Jhajjar 124; Hisar
  125; Jind 126; Bhiwani 127; Sonipat 131; Karnal 132; Panipat 1321; Ambala 133; Panchkula 134;
  Yamunanagar 135; Kurukshetra 136; Kaithal 1360
Punjab: Rupnagar 140; Ludhiana 141; Moga 142; Amritsar 143; Tarn Taran 1434; Gurdaspur 1435; Jalandhar
  144; Hoshiarpur 1442 146; Kapurthala 1446; Pathankot 145; Patiala 147; Sangrur 148; Barnala 1481;
  Bathinda 151; Mansa 1515; Fazilka 152; S.A.S. Nagar (Mohali) 16005 16006 16007 160103 160104
Chandigarh: Chandigarh 160
Himachal Pradesh: Shimla 171; Kinnaur 172; Solan 173; Sirmaur 1730; Bilaspur 174; Mandi 175; Kangra 176
  1771; Chamba 1763; Hamirpur 177; Una 1772
Jammu and Kashmir: Jammu 180 181; Udhampur 182; Reasi 1823; Kathua 184; Rajouri 185; Srinagar 190;
  Budgam 191; Anantnag 192; Baramulla 193; Kupwara 1932
Ladakh: Kargil 194
Uttar Pradesh: Ghaziabad 201; Gautam Buddha Nagar 2013; Aligarh 202; Bulandshahr 203; Hathras 204;
  Mainpuri 205; Etawah 206; Auraiya 2062; Etah 207; Kanpur Nagar 208 2092; Unnao 209; Kanpur Dehat 2091;
  Farrukhabad 2096; Kannauj 2097; Banda 210; Hamirpur 2105; Prayagraj 211 212; Kaushambi 2122; Fatehpur
  2126; Varanasi 221; Ballia 2217 277; Jaunpur 222; Azamgarh 223 276; Ayodhya 224; Barabanki 225;
  Lucknow 226; Amethi 227; Sultanpur 228; Rae Bareli 229; Pratapgarh 230; Sonbhadra 231; Mirzapur 2313;
  Chandauli 232; Ghazipur 2323 233; Hardoi 241; Shahjahanpur 242; Bareilly 243 262406; Budaun 2436;
  Moradabad 244; Amroha 2442; Rampur 24470 2449; Hapur 245; Bijnor 2467; Saharanpur 247 247662 247669;
  Shamli 2477; Meerut 250; Baghpat 2506; Muzaffarnagar 251; Sitapur 261; Pilibhit 2620 2621 2622 26230;
  Lakhimpur Kheri 2627 2628 2629; Gonda 271; Basti 272; Siddharth Nagar 2722; Gorakhpur 273; Maharajganj
  2733; Deoria 274; Kushinagar 2743; Mau 275; Mathura 281; Agra 282 283; Jhansi 284; Jalaun 285
Uttarakhand: Udham Singh Nagar 2447 262308; Pauri Garhwal 246; Haridwar 2476 2494; Dehradun 248 2492;
  Tehri Garhwal 249; Pithoragarh 262; Champawat 262309; Almora 263
Rajasthan: Alwar 301; Jaipur 302 303; Dausa 3035; Tonk 304; Ajmer 305; Pali 306; Sirohi 307; Bhilwara
  311; Chittorgarh 312; Udaipur 313; Rajsamand 3133; Dungarpur 314; Bharatpur 321; Sawai Madhopur 322;
  Bundi 323; Kota 324; Baran 325; Jhalawar 326; Banswara 327; Dholpur 328; Churu 331; Sikar 332;
  Jhunjhunu 333; Bikaner 334; Sri Ganganagar 335; Hanumangarh 3355; Nagaur 341; Jodhpur 342; Jalore 343;
  Barmer 344; Jaisalmer 345
Gujarat: Rajkot 360; Jamnagar 361; Devbhumi Dwarka 3613; Junagadh 362; Surendranagar 363; Morbi 3636;
  Bhavnagar 364; Botad 3647; Amreli 365; Kachchh 370; Ahmedabad 380 382; Gandhinagar 3820 3827;
  Sabarkantha 383; Aravalli 3833; Mehsana 384; Patan 3842; Banaskantha 385; Kheda 387; Anand 388; Dahod
  389; Mahisagar 3892; Panchmahal 3893; Vadodara 390 391; Bharuch 392 393; Surat 394 395; Tapi 3946;
  Navsari 396; Valsad 3960 3961 396235
Dadra and Nagar Haveli and Daman and Diu: Diu 36252 36254 36257; Daman 3962
Maharashtra: Mumbai 40000 40001 40002 40003; Mumbai Suburban 400; Thane 4006 421; Palghar 401; Raigad 402 4102; Pune 410 411 412; Satara
  4128 415; Solapur 413; Dharashiv 4136; Ahilyanagar 4137 414 4226 4236; Beed 4142; Sangli 4153 4154
  4163 4164; Ratnagiri 4156 4157 4158 4167; Kolhapur 416; Sindhudurg 4166 4168; Nashik 422 423; Dhule
  424; Jalgaon 4241 4242 425; Nanded 431; Chhatrapati Sambhajinagar 4310; Jalna 4312; Nagpur 440 441;
  Bhandara 4419; Chandrapur 442; Wardha 4421 4423; Gadchiroli 4427; Buldhana 443; Amravati 444; Akola
  4440 4441; Yavatmal 445
Goa: North Goa 403; South Goa 4037
Madhya Pradesh: Khandwa 450; Khargone 451; Indore 452 453; Dhar 454; Dewas 455; Ujjain 456; Ratlam 457;
  Jhabua 4577; Mandsaur 458; Betul 460; Narmadapuram 461; Bhopal 462 463; Raisen 464; Vidisha 4642;
  Rajgarh 465; Sehore 466; Sagar 470; Damoh 4706; Chhatarpur 471; Tikamgarh 472; Shivpuri 473; Guna
  4731; Ashoknagar 4734; Gwalior 474; Datia 475; Morena 476; Sheopur 4763; Bhind 477; Chhindwara 480;
  Seoni 4808 4809; Balaghat 481; Mandla 4816; Dindori 4818; Jabalpur 482; Katni 483; Anuppur 484; Satna
  485; Rewa 486; Singrauli 4868; Narsinghpur 487; Panna 488
Chhattisgarh: Durg 490; Rajnandgaon 491; Balod 4912; Raipur 492 494; Baloda Bazar 493; Gariaband 4938;
  Janjgir-Champa 495; Bilaspur 4950; Korba 4954; Raigarh 496; Jashpur 4962; Korea 497
Telangana: Hyderabad 500; Vikarabad 501; Sangareddy 502; Nizamabad 503; Mancherial 504; Nirmal 5041;
  Karimnagar 505; Peddapalli 5052; Hanumakonda 506; Jangaon 5062; Khammam 507; Nalgonda 508; Yadadri
  Bhuvanagiri 5081; Nagarkurnool 509
Andhra Pradesh: Prakasam 50434 523; Anantapur 515; Sri Sathya Sai 5151 5152 5153 5155 5156; YSR Kadapa
  516; Chittoor 517; Annamayya 5173; Tirupati 5176; Nandyal 518; Kurnool 5180 5183; NTR 520; Krishna
  521; Guntur 522; Palnadu 5224 5226; SPSR Nellore 524; Visakhapatnam 530; Anakapalli 531; Srikakulam
  532; Konaseema 533; East Godavari 5331; Kakinada 5334; West Godavari 534; Eluru 5340 5344;
  Vizianagaram 535
Puducherry: Yanam 533464; Puducherry 6050 605106 60511 6055 6074; Karaikal 6096; Mahe 673310
Karnataka: Bengaluru Urban 560; Chikkaballapura 561; Ramanagara 562; Kolar 563; Mysuru 570 5711; Mandya
  571; Kodagu 5712; Tumakuru 572; Hassan 573; Dakshina Kannada 574 575; Udupi 576; Shivamogga 577;
  Davangere 5770; Chikkamagaluru 5771; Dharwad 580; Uttara Kannada 581; Gadag 582; Ballari 583; Raichur
  584; Kalaburagi 585; Bidar 5854; Vijayapura 586; Bagalkot 587; Belagavi 590 591
Tamil Nadu: Chennai 600; Thiruvallur 601 602 631; Chengalpattu 603; Villupuram 604 605 605111 605501;
  Tiruvannamalai 6044 606; Kallakurichi 6062; Cuddalore 607 607401 608; Mayiladuthurai 609; Thiruvarur
  609608 610 6140; Nagapattinam 611; Thanjavur 612 613 614; Ariyalur 6129 6218; Tiruchirappalli 620 621;
  Perambalur 6211; Pudukkottai 622; Ramanathapuram 623; Dindigul 624; Madurai 625; Theni 6255;
  Virudhunagar 626; Tirunelveli 627; Tenkasi 6277 6278; Thoothukudi 628; Kanyakumari 629; Sivaganga 630;
  Ranipet 6310 6325; Kanchipuram 6315; Vellore 632; Krishnagiri 635; Tirupathur 6356 6357; Salem 636
  6371; Dharmapuri 6368 6369; Namakkal 637; Erode 638; Tiruppur 6386 6387 6416 6422; Karur 639;
  Coimbatore 641 642; Nilgiris 643
Kerala: Kannur 670; Kasaragod 671; Kozhikode 673; Malappuram 676; Palakkad 678 679; Thrissur 680;
  Ernakulam 682 683; Idukki 685; Kottayam 686; Alappuzha 688 690; Pathanamthitta 689; Kollam 691;
  Thiruvananthapuram 695
Lakshadweep: Lakshadweep 68255
West Bengal: Kolkata 700; Howrah 711; Hooghly 712; Paschim Bardhaman 713; Purba Bardhaman 7131 7134
  7135; Purba Medinipur 721; Paschim Medinipur 7212 7213; Jhargram 7215; Bankura 722; Purulia 723;
  Birbhum 731; Malda 732; Dakshin Dinajpur 733; Uttar Dinajpur 7332; Darjeeling 734; Jalpaiguri 735;
  Cooch Behar 736; Alipurduar 7362; Nadia 741; Murshidabad 742; North 24 Parganas 743; South 24 Parganas
  7433
Sikkim: Gangtok 737
Andaman and Nicobar Islands: South Andaman 744
Odisha: Khordha 751; Puri 752; Cuttack 753 754; Jagatsinghpur 7541; Jajpur 755; Balasore 756; Bhadrak
  7561; Mayurbhanj 757; Kendujhar 758; Angul 759; Dhenkanal 7590; Ganjam 760 761; Gajapati 7612;
  Kandhamal 762; Koraput 763 764; Rayagada 765; Kalahandi 766; Balangir 767; Sambalpur 768; Sundargarh
  769 770
Assam: Kamrup Metropolitan 781; Kamrup 7811; Nagaon 782; Dhubri 783; Sonitpur 784; Jorhat 785; Tinsukia
  786; Dibrugarh 7860 7866; Lakhimpur 787; Cachar 788; Sribhumi 7887
Arunachal Pradesh: West Kameng 790; Papum Pare 791; Changlang 792
Meghalaya: East Khasi Hills 793; West Garo Hills 794
Manipur: Imphal West 795
Mizoram: Aizawl 796
Nagaland: Kohima 797; Mokokchung 798
Tripura: West Tripura 799
Bihar: Patna 800 801 8032; Bhojpur 802; Nalanda 803; Jehanabad 804; Nawada 805; Jamui 811; Munger 8112;
  Bhagalpur 812 853; Banka 813 81413; Rohtas 821; Gaya 823 8242; Aurangabad 824; Saran 841; Muzaffarpur
  842 843; Sitamarhi 8433; Vaishali 844; Purbi Champaran 845; Pashchim Champaran 8451; Darbhanga 846
  8473; Madhubani 847; Samastipur 848; Begusarai 851; Supaul 852; Purnia 854; Katihar 8541; Kishanganj
  855
Jharkhand: Godda 813208 814133; Dumka 814; Giridih 815; Sahebganj 816; Dhanbad 818 826 828; Palamu 822;
  Hazaribagh 825; Bokaro 827; Ramgarh 829; East Singhbhum 831 832; West Singhbhum 833; Ranchi 834 835
`

export interface PincodePlace {
  district: string
  state: string
}

function readTable(): ReadonlyMap<string, PincodePlace> {
  const places = new Map<string, PincodePlace>()
  // A line that is indented continues the one before it.
  for (const paragraph of table.trim().split(/\n(?! )/)) {
    const [state = '', districts = ''] = paragraph.split(': ')
    for (const entry of districts.split(';')) {
      const words = entry.trim().split(/\s+/)
      const firstPrefix = words.findIndex((word) => /^\d+$/.test(word))
      const place = { district: words.slice(0, firstPrefix).join(' '), state }
      for (const prefix of words.slice(firstPrefix)) places.set(prefix, place)
    }
  }
  return places
}

let places: ReadonlyMap<string, PincodePlace> | null = null

/** Every prefix of the table, 3 to 6 digits, with its place. Read once, on first use. */
export function pincodePrefixes(): ReadonlyMap<string, PincodePlace> {
  places ??= readTable()
  return places
}

/**
 * State and main district of a pincode without a lookup: the state is right for every pincode of
 * the directory, the district for about three in four, so a customer may correct it.
 *
 * @param pincode - Six digits.
 * @returns null when it is no pincode or no prefix of it is in use.
 */
export function placeOfPincode(pincode: string): PincodePlace | null {
  if (!/^[1-9]\d{5}$/.test(pincode)) return null
  const prefixes = pincodePrefixes()
  for (let length = 6; length >= 3; length--) {
    const place = prefixes.get(pincode.slice(0, length))
    if (place) return place
  }
  return null
}

let digits: ReadonlyMap<string, ReadonlySet<string>> | null = null

function readDigits(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [prefix, { state }] of pincodePrefixes()) {
    found.set(state, (found.get(state) ?? new Set<string>()).add(prefix.charAt(0)))
  }
  return found
}

/**
 * Whether a pincode begins as those of a state do: the first digit names the postal region. Nobody knows where an army
 * post office (9) lies. More digits than the first would refuse pincodes that are yet to come.
 *
 * @param state - By its present name.
 */
export function pincodeMayLieIn(pincode: string, state: string): boolean {
  digits ??= readDigits()
  const first = pincode.charAt(0)
  return first === '9' || (digits.get(state)?.has(first) ?? true)
}

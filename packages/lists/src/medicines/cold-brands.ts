/** What an article is, of which nearly every kind must be kept at 2 to 8 °C in any form. */
export type ColdKind = 'insulin' | 'vaccine' | 'antibody or serum' | 'biologic'

/**
 * Brands under which insulins, vaccines and biologics are sold in India, for lists that name no salt that anybody knows.
 * A name that has one as a word is that medicine, whatever stands beside it: 'Human Actrapid Penfill 100 IU'.
 */
const BRANDS: Readonly<Record<ColdKind, string>> = {
  insulin:
    'actrapid admelog apidra basaglar basalin basalog basugine biosulin consegna eglucent fiasp glaritus humalog huminsulin humulin insucare insugen insulatard insuman insuquick insutage lantus levemir lupisulin lyumjev mixtard monotard nobeglar novolin novolog novomix novorapid recosulin ryzodeg semglee soliqua suliqua toujeo tresiba wosulin xultophy zinsulin zinulin',
  vaccine:
    'abhayrab adacel agrippal avaxim bevac bexsero biohib biopolio biovac boostrix cadiflu cecolin cervarix cervavac comvac corbevax covaxin covishield easyfive easyfour easysix elovac engerix enivac enteroshield euvax euvichol fluarix fluquadri fluzone gardasil genevac havrix heberbiovac hepashield hexasiim hexaxim hiberix imojev imovax indirab infanrix influgen influvac ixchiq ixiaro jeev jenvac menactra mencevax menfive menquadfi menveo mevac nasovac nexipox nimenrix okavax pentacel pentavac pentaxim pneubevax pneumosil pneumovax poliorix poliovac polprotec polprotect prevenar prevnar priorix proquad quadracel quadrovax quinvaxem rabipur rabivax revac rotarix rotasiil rotasure rotateq rotavac rouvax shan5 shan6 shanchol shantetra shanvac shingrix sputnik stamaril synflorix tetavax tetract tetraxim tetvac tresivac trimovax tritanrix tubervac twinrix typbar typherix typhibev typhim typhivax vactyph vaqta varilrix variped varivax vaxiflu vaxigrip vaxirab verorab vivotif xarab zifivax zoonovac zoryvac zostavax zyvac',
  'antibody or serum':
    'abevmy abhayrig accentrix acellbia actemra adalirel adcetris adfrar advamab aimovig ajovy alzumab arzerra atgam avastin bavencio beriglobin berirab bevacirel bevarest bevatas bharglob biceltis biomab blincyto bryxta canmab cetuxa cimzia cizumab cosentyx cyramza cytomab darzalex denosurel dupixent eleftha emgality entyvio envira enzamab equirab erbitux evenity exemptia fasenra flebogamma gamunex gazyva globucel grafalon hemlibra hepabig hepagam hepatect herceptin hertraz hervycta humira imfinzi imogam infimab intraglobin iviglob ivnex kadcyla kamrab keytruda krabeva lemtrada lucentis maball mabtas mabthera mabura matergam mylotarg nucala ocrevus octagam opdivo opdyta pagenax partobulin perjeta plamumab praluent privigen prolia rabishield ranieyes ranizurel razumab reditux remicade repatha rhesonativ rhesugam rhoclone rhogam ristova rituxirel scapho simponi simulect skyrizi soliris stelara stivant synagis taltz tecentriq tetagam tetglob thymogam thymoglobulin thymoglobuline trasturel tremfya truxima twinrab tysabri ultomiris vabysmo vectibix versavo vinrab vinrig vivitra xgeva xolair yervoy zybev zytux',
  biologic:
    'actilyse actorise advate aldurazyme alfakine aranesp avonex betaferon betaseron binocrit bionase bonista botogenie botox bydureon byetta cerezyme ceriton choragon colstim corion cresp curosurf darbatitor decapeptyl dysport egiferon elaprase elaxim eloctate elonva emgrast enbrel epofer epofit eporise epotin epotrust epox eprex erelzi erwinase erykine erypro eskinase espogen etacept eutropin eylea fabrazyme factane fasturtec feiba fertigyn filcad foligraf folisurge follisurge forsteo forteo fostimon frastim gemtide genotropin gonal grafeel hamsyl headon heberon hemax hemofil hucog humatrope humog immunate imumax imunorel indikinase intacept intalfa kineret koate kogenate leunase lirafit lupifil lyxumia menodac menogon menopur metalyse mircera mirel mounjaro myokinase myozyme nabota naglazyme neosurf neukine neulasta neulastim neupeg neupogen neuronox norditropin novoseven nplate nugraf octride omnitrope oncaspar orencia osteri ovidrel ovitrelle ozempic pegasta pegasys pegex pegihep pegintron pegstim plegridy pregnyl profasi pubergen pulmozyme puregon rebif recagon recormon relibeta reliferon religrast relipoietin renocel repoitin retacrit retelex saizen sandostatin saxenda shanferon shanpoietin sifasi solustrep stpase streptase stunnox survanta tenectase terifrac thromboflux trulicity ukidan victoza viraferon viraferonpeg wegovy wepox xeomin xyntha zaltrap zavinex zepbound zomacton zyhcg zyrop',
}

/** What is kept cold as an injection or in drops, not as a tablet that some of these brands have too. */
const COLD_IN_SOME_FORMS =
  '9pm lacoma laprost lataprost latim latochek latodrop latoprost latosun laxatan xalacom xalatan xalaprost ambisome cancidas caverject cetrotide copaxone cytocristin decapeptyl duratocin esmeron evatocin faslodex fungizone glypressin gynotocin kyprolis leuprogon lucrin lumigan lupride lupron methergin methergine miacalcic minirin mycamine navelbine nimbex norcuron octride oncovin orgalutran pabal pitocin prostodin sandostatin scoline sucol syntocinon taxotere terlistat tracrium travatan velcade xalatan zoladex'

const BRAND_KINDS = new Map(
  Object.entries(BRANDS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ColdKind] as const),
  ),
)
/** In any form: gels of dinoprostone. */
const COLD_GELS = 'cerviprime cerviprost dinoprost dinoripe dinocerv primiprost propess prostin'

const GEL_BRANDS = new Set(COLD_GELS.split(' '))
const FORM_BRANDS = new Set(COLD_IN_SOME_FORMS.split(' '))

/** @param words - Of a name, in lower case. */
export function coldBrandOf(words: readonly string[]): ColdKind | undefined {
  for (const word of words) {
    const kind = BRAND_KINDS.get(word)
    if (kind) return kind
  }
  return undefined
}

/** Whether a name has a brand that is kept cold in what is injected or dropped. Made so that it keeps in a room, its maker says so: 'RT'. */
export const isColdInSomeForms = (words: readonly string[]): boolean =>
  !words.includes('rt') && has(FORM_BRANDS, words)

/** Whether a name has a brand that is kept cold in a gel, too. */
export const isColdGel = (words: readonly string[]): boolean => has(GEL_BRANDS, words)

/** '9 PM' is '9PM'. */
const has = (brands: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word, at) => brands.has(word) || brands.has(`${word}${words[at + 1] ?? ''}`))

/**
 * Medicines that are free of GST whatever their code, by the salt that the notification names: until 21 September 2025 they
 * bore 12 or 5 percent.
 *
 * @source docs/sources.md#gst-rates
 */
export const NIL_RATED = {
  /** First day in force, yyyy-mm-dd in Asia/Kolkata. */
  from: '2025-09-22',
  /** As `nameKey` writes them. */
  salts: [
    'onasemnogene abeparvovec, asciminib, mepolizumab, pegylated liposomal irinotecan, daratumumab, teclistamab',
    'amivantamab, alectinib, risdiplam, obinutuzumab, polatuzumab vedotin, entrectinib, atezolizumab, spesolimab',
    'velaglucerase alpha, velaglucerase alfa, agalsidase alfa, agalsidase beta, rurioctocog alpha pegol',
    'idursulphatase, idursulfase, alglucosidase alfa, laronidase, olipudase alfa, tepotinib, avelumab, emicizumab',
    'belumosudil, miglustat, velmanase alfa, alirocumab, evolocumab, cystamine bitartrate, c1 inhibitor, ci inhibitor',
    'inclisiran, imiglucerase, eptacog alfa, eptacog alfa activated recombinant coagulation factor viia',
  ].flatMap((names) => names.split(', ')),
} as const

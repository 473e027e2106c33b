/** One state or union territory as GST knows it. */
export interface GstState {
  /** Two digits, the first of every GSTIN registered there. */
  code: string
  name: string
  /** ISO 3166-2:IN without `IN-`. */
  iso: string
  isUnionTerritory: boolean
  /** Earlier and other official spellings. */
  aliases: readonly string[]
}

const row = (code: string, iso: string, name: string, ...aliases: string[]): GstState => ({
  code,
  name,
  iso,
  isUnionTerritory: unionTerritories.has(iso),
  aliases,
})

const unionTerritories = /* @__PURE__ */ new Set(['AN', 'CH', 'DH', 'DL', 'JK', 'LA', 'LD', 'PY'])

/**
 * States and union territories with their GST codes, as of 1 November 2026. 25 (Daman and Diu) became part of 26 on
 * 2020-01-26, 38 (Ladakh) left 01 on 2019-10-31, 28 was Andhra Pradesh before 2014-06-02.
 * @source docs/sources.md#gst-states
 */
export const GST_STATES: readonly GstState[] = [
  row('01', 'JK', 'Jammu and Kashmir'),
  row('02', 'HP', 'Himachal Pradesh'),
  row('03', 'PB', 'Punjab'),
  row('04', 'CH', 'Chandigarh'),
  row('05', 'UK', 'Uttarakhand', 'Uttaranchal'),
  row('06', 'HR', 'Haryana'),
  row('07', 'DL', 'Delhi', 'New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi'),
  row('08', 'RJ', 'Rajasthan'),
  row('09', 'UP', 'Uttar Pradesh'),
  row('10', 'BR', 'Bihar'),
  row('11', 'SK', 'Sikkim'),
  row('12', 'AR', 'Arunachal Pradesh'),
  row('13', 'NL', 'Nagaland'),
  row('14', 'MN', 'Manipur'),
  row('15', 'MZ', 'Mizoram'),
  row('16', 'TR', 'Tripura'),
  row('17', 'ML', 'Meghalaya'),
  row('18', 'AS', 'Assam'),
  row('19', 'WB', 'West Bengal'),
  row('20', 'JH', 'Jharkhand'),
  row('21', 'OD', 'Odisha', 'Orissa'),
  row('22', 'CG', 'Chhattisgarh', 'Chattisgarh'),
  row('23', 'MP', 'Madhya Pradesh'),
  row('24', 'GJ', 'Gujarat'),
  row('26', 'DH', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli', 'Daman and Diu'),
  row('27', 'MH', 'Maharashtra'),
  row('29', 'KA', 'Karnataka'),
  row('30', 'GA', 'Goa'),
  row('31', 'LD', 'Lakshadweep'),
  row('32', 'KL', 'Kerala'),
  row('33', 'TN', 'Tamil Nadu', 'Tamilnadu'),
  row('34', 'PY', 'Puducherry', 'Pondicherry'),
  row('35', 'AN', 'Andaman and Nicobar Islands', 'Andaman and Nicobar'),
  row('36', 'TS', 'Telangana', 'Telengana'),
  row('37', 'AP', 'Andhra Pradesh'),
  row('38', 'LA', 'Ladakh'),
]

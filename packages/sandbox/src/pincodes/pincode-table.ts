/**
 * Well-known pincodes, one `pincode|district|state|offices` a line; a pincode whose offices lie in two
 * states has two lines. An office is `name:type`: H head, S sub, B branch post office; `-` non-delivery.
 *
 * District and state follow the All India Pincode Directory (Department of Posts, Government of India,
 * Open Government Data Platform India, Government Open Data License - India). "Chattisgarh" is the postal
 * service's own spelling.
 */
export const PINCODE_TABLE = `
110001|New Delhi|Delhi|New Delhi G.P.O.:H,Connaught Place:S-,Parliament House:S-,Sansad Marg:H-
110002|Central Delhi|Delhi|Darya Ganj:S,Indraprastha:H,A.G.C.R.:S-
110003|South East Delhi|Delhi|Lodi Road:H,Aliganj:S-
110006|North Delhi|Delhi|Delhi G.P.O.:H,Chandni Chowk:S-
110016|South Delhi|Delhi|Hauz Khas:S,Green Park Market:S-
110017|South Delhi|Delhi|Malviya Nagar:S,Saket:S-
110019|South East Delhi|Delhi|Kalkaji:H,Nehru Place:S-
110024|South East Delhi|Delhi|Lajpat Nagar:S,Defence Colony:S-
110029|South Delhi|Delhi|Safdarjung Enclave:S,Ansari Nagar:S-
110048|South East Delhi|Delhi|Greater Kailash:S
110075|South West Delhi|Delhi|Dwarka Sector-6:S
110085|North West Delhi|Delhi|Rohini Sector-7:S
110092|East Delhi|Delhi|Laxmi Nagar:S
121001|Faridabad|Haryana|Faridabad:H
122001|Gurugram|Haryana|Gurgaon:H,Civil Lines Gurgaon:S-
122002|Gurugram|Haryana|DLF QE:S,DLF Phase-II:S-
141001|Ludhiana|Punjab|Ludhiana:H
143001|Amritsar|Punjab|Amritsar:H
160017|Chandigarh|Chandigarh|Sector 17 Chandigarh:H
160022|Chandigarh|Chandigarh|Sector 22 Chandigarh:S
171001|Shimla|Himachal Pradesh|Shimla G.P.O.:H
180001|Jammu|Jammu and Kashmir|Jammu:H
190001|Srinagar|Jammu and Kashmir|Srinagar G.P.O.:H
194101|Leh|Ladakh|Leh:H
201301|Gautam Buddha Nagar|Uttar Pradesh|Noida:H,Noida Sector 30:S-
208001|Kanpur Nagar|Uttar Pradesh|Kanpur:H
211001|Prayagraj|Uttar Pradesh|Allahabad:H
221001|Varanasi|Uttar Pradesh|Varanasi:H
226001|Lucknow|Uttar Pradesh|Lucknow G.P.O.:H,Hazratganj:S-
226010|Lucknow|Uttar Pradesh|Gomti Nagar:S
248001|Dehradun|Uttarakhand|Dehradun:H,Clement Town:S-
249401|Haridwar|Uttarakhand|Haridwar:H
263001|Nainital|Uttarakhand|Nainital:H
282001|Agra|Uttar Pradesh|Agra:H
302001|Jaipur|Rajasthan|Jaipur G.P.O.:H
302017|Jaipur|Rajasthan|Malviya Nagar Jaipur:S
313001|Udaipur|Rajasthan|Udaipur:H
342001|Jodhpur|Rajasthan|Jodhpur:H
360001|Rajkot|Gujarat|Rajkot:H
380001|Ahmedabad|Gujarat|Ahmedabad G.P.O.:H
380009|Ahmedabad|Gujarat|Navrangpura:H,Gujarat University:S-
382010|Gandhinagar|Gujarat|Gandhinagar Sector-10:S
390001|Vadodara|Gujarat|Vadodara:H
395003|Surat|Gujarat|Surat:H
396210|Daman|Dadra and Nagar Haveli and Daman and Diu|Daman:S
396230|Dadra and Nagar Haveli|Dadra and Nagar Haveli and Daman and Diu|Silvassa:S
400001|Mumbai|Maharashtra|Mumbai G.P.O.:H,Bazargate:S-,Stock Exchange:S-,Town Hall Mumbai:S-
400011|Mumbai|Maharashtra|Jacob Circle:S
400050|Mumbai Suburban|Maharashtra|Bandra West:S
400051|Mumbai Suburban|Maharashtra|Bandra East:S,Government Colony:S-
400053|Mumbai Suburban|Maharashtra|Azad Nagar Mumbai:S,Andheri:H-
400069|Mumbai Suburban|Maharashtra|Andheri East:S
400076|Mumbai Suburban|Maharashtra|Powai IIT:S
400601|Thane|Maharashtra|Thane:H
403001|North Goa|Goa|Panaji:H
411001|Pune|Maharashtra|Pune:H,C D A (O):S-,Dr.B.A. Chowk:S-,Ghorpuri Bazar:S-
411004|Pune|Maharashtra|Deccan Gymkhana:S
411014|Pune|Maharashtra|Dukirkline:S,Viman Nagar:S-
413102|Pune|Maharashtra|Baramati:S
416001|Kolhapur|Maharashtra|Kolhapur:H
422001|Nashik|Maharashtra|Nashik:H
440001|Nagpur|Maharashtra|Nagpur G.P.O.:H
452001|Indore|Madhya Pradesh|Indore G.P.O.:H
462001|Bhopal|Madhya Pradesh|Bhopal G.P.O.:H
474001|Gwalior|Madhya Pradesh|Gwalior:H
482001|Jabalpur|Madhya Pradesh|Jabalpur:H
492001|Raipur|Chattisgarh|Raipur:H
500001|Hyderabad|Telangana|Hyderabad G.P.O.:H,Gandhi Bhawan:S-
500003|Hyderabad|Telangana|Secunderabad:H
500032|Ranga Reddy|Telangana|Gachibowli:S
500034|Hyderabad|Telangana|Banjara Hills:S
500081|Hyderabad|Telangana|Cyberabad:S
517501|Chittoor|Andhra Pradesh|Tirupati:H
520001|NTR|Andhra Pradesh|Vijayawada:H
524001|SPSR Nellore|Andhra Pradesh|Nellore:H
530001|Visakhapatnam|Andhra Pradesh|Visakhapatnam:H
533464|Yanam|Puducherry|Yanam:S
533464|Kakinada|Andhra Pradesh|Georgepeta:B,Sunkarapalem:B
560001|Bengaluru Urban|Karnataka|Bangalore G.P.O.:H,Cubban Road:S-,Vidhana Soudha:S-,Vasanthanagar:S-
560004|Bengaluru Urban|Karnataka|Basavanagudi:H
560011|Bengaluru Urban|Karnataka|Jayanagar III Block:S,Jayangar:H-
560034|Bengaluru Urban|Karnataka|Koramangala:S,Agara:B
560037|Bengaluru Urban|Karnataka|Marathahalli Colony:S,Doddanekkundi:B
560038|Bengaluru Urban|Karnataka|Indiranagar:S
560066|Bengaluru Urban|Karnataka|Whitefield:S
560076|Bengaluru Urban|Karnataka|Bannerghatta Road:S
560095|Bengaluru Urban|Karnataka|Koramangala VI Bk:S
560100|Bengaluru Urban|Karnataka|Electronics City:S
570001|Mysuru|Karnataka|Mysuru:H
575001|Dakshina Kannada|Karnataka|Mangalore:H
580020|Dharwad|Karnataka|Hubli:H
590001|Belagavi|Karnataka|Belagavi:H
600001|Chennai|Tamil Nadu|Chennai G.P.O.:H,Flower Bazaar:S-,Govt Stanley Hospital:S-,Mannady (Chennai):S-
600002|Chennai|Tamil Nadu|Anna Road:H,Chintadripet:S
600004|Chennai|Tamil Nadu|Mylapore:H,Vivekananda College Madras:S-
600006|Chennai|Tamil Nadu|Greams Road:S
600017|Chennai|Tamil Nadu|Tyagaraya Nagar:H,Hindi Prachar Sabha:S-
600018|Chennai|Tamil Nadu|Teynampet:S
600020|Chennai|Tamil Nadu|Adyar (Chennai):S,Kasturibai Nagar:S-
600028|Chennai|Tamil Nadu|Raja Annamalaipuram:S
600033|Chennai|Tamil Nadu|West Mambalam:S
600034|Chennai|Tamil Nadu|Nungambakkam:S,Loyola College:S-
600040|Chennai|Tamil Nadu|Anna Nagar (Chennai):S
600042|Chennai|Tamil Nadu|Velachery:S
600045|Chengalpattu|Tamil Nadu|Tambaram:H
600096|Chennai|Tamil Nadu|Perungudi:S
600119|Chennai|Tamil Nadu|Sholinganallur:S
603103|Chengalpattu|Tamil Nadu|Kelambakkam:S,Thaiyur:B
605001|Puducherry|Puducherry|Puducherry:H
620001|Tiruchirappalli|Tamil Nadu|Tiruchirappalli:H
625001|Madurai|Tamil Nadu|Madurai:H
627001|Tirunelveli|Tamil Nadu|Tirunelveli:H
629001|Kanyakumari|Tamil Nadu|Nagercoil:H
632001|Vellore|Tamil Nadu|Vellore:H
636001|Salem|Tamil Nadu|Salem:H
638001|Erode|Tamil Nadu|Erode:H
641001|Coimbatore|Tamil Nadu|Coimbatore:H
641002|Coimbatore|Tamil Nadu|R.S. Puram:S
643001|Nilgiris|Tamil Nadu|Udhagamandalam:H
673001|Kozhikode|Kerala|Kozhikode:H
680001|Thrissur|Kerala|Thrissur:H
682001|Ernakulam|Kerala|Kochi:H
682016|Ernakulam|Kerala|Ernakulam M.G. Road:S
682555|Lakshadweep|Lakshadweep|Kavaratti:S
695001|Thiruvananthapuram|Kerala|Thiruvananthapuram G.P.O.:H
700001|Kolkata|West Bengal|Kolkata G.P.O.:H,Lalbazar:S-
700016|Kolkata|West Bengal|Park Street:H
700019|Kolkata|West Bengal|Ballygunge:S
700091|North 24 Parganas|West Bengal|Bidhan Nagar Sector V:S
711101|Howrah|West Bengal|Howrah:H
734001|Darjeeling|West Bengal|Siliguri:H
737101|Gangtok|Sikkim|Gangtok:H
744101|South Andaman|Andaman and Nicobar Islands|Port Blair:H
751001|Khordha|Odisha|Bhubaneswar G.P.O.:H
753001|Cuttack|Odisha|Cuttack G.P.O.:H
781001|Kamrup Metropolitan|Assam|Guwahati G.P.O.:H
791111|Papum Pare|Arunachal Pradesh|Itanagar:H
793001|East Khasi Hills|Meghalaya|Shillong G.P.O.:H
795001|Imphal West|Manipur|Imphal:H
796001|Aizawl|Mizoram|Aizawl:H
797001|Kohima|Nagaland|Kohima:H
799001|West Tripura|Tripura|Agartala:H
800001|Patna|Bihar|Patna G.P.O.:H
826001|Dhanbad|Jharkhand|Dhanbad:H
831001|East Singhbhum|Jharkhand|Jamshedpur:H
834001|Ranchi|Jharkhand|Ranchi G.P.O.:H
`

import { alphabets } from '@estocade/words'
import { judgeOf } from './oracle-lists.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Enough short words to play whole games that the slow reference search checks. */
export const smallWords = list(
  `AB AM AN AS DA DU EI EIN EIS EN ER ES IM IN JA NU OB SO TU UM UR WO ZU
   AAL ABER AMT ARM ART AST BAD BEI BOHLE BOT DER DIE EHE ENDE ERDE ESEL FEE GEL HOF HUT IDEE KUR LOB MUT
   NEU NIE NOT ODE OHR RAD RAT REH REISE ROT RUF SEE SIE TAL TAU TEE TOR TUN UHR WEG ZEH
   BAU QUAL JULI YAK HEXE VASE WIND PFAU CODE GELB XENIE`,
)

/** German, a language with other stones, and one with other letters. */
export const smallLists = {
  de: smallWords,
  es: list(
    `AL AS DE EL EN ES IR LA LE LO NI NO OS OSO PI RE SE SI SU TE TU UN UNA VA YA YO
     ALA AMO ANO ARA ASA BAR CAL COL DAR DON ERA FE FIN GAS HOY IDA JUEZ KILO LUNA LUZ MAR MESA NUEZ ÑU AÑO
     OLA OJO PAN PAZ QUE RIO ROSA SOL TAXI TRES USO UVA VEZ VINO WEB ZOO`,
  ),
  vi29: list(
    `AN AO BA BE BO CA CO DA DE DI ĐI DO ĐO EM GA HO LA LE MA ME MO NA NO ÔI ƠN RA RO SO SE TA TO TU TƯ VA XA XE Y
     ĂN ÂM ÊM ANH BĂNG CƠM CÂY CHO ĐÊM ĐEN ĐƯA GÔ HAI HOA KEM KHI LÊN MƯA NĂM NHA NON ÔNG PHO QUA SÔNG TÊN TÔI VUI XANH`,
  ),
} as const

export type SmallLanguage = keyof typeof smallLists
export const smallLanguages = Object.keys(smallLists) as readonly SmallLanguage[]

export const smallJudges = {
  de: judgeOf(smallLists.de),
  es: judgeOf(smallLists.es, alphabets.es),
  vi29: judgeOf(smallLists.vi29, alphabets.vi29),
} as const

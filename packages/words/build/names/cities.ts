import type { Language } from '../../src/index.ts'

/**
 * Cities with different names in English, French, German, Spanish and Italian. Lists of cities have the English name.
 */
const table = `
  London Londres London Londres Londra
  Paris Paris Paris París Parigi
  Rome Rome Rom Roma Roma
  Milan Milan Mailand Milán Milano
  Naples Naples Neapel Nápoles Napoli
  Turin Turin Turin Turín Torino
  Venice Venise Venedig Venecia Venezia
  Florence Florence Florenz Florencia Firenze
  Genoa Gênes Genua Génova Genova
  Lisbon Lisbonne Lissabon Lisboa Lisbona
  Vienna Vienne Wien Viena Vienna
  Munich Munich München Múnich Monaco
  Cologne Cologne Köln Colonia Colonia
  Hamburg Hambourg Hamburg Hamburgo Amburgo
  Berlin Berlin Berlin Berlín Berlino
  Dresden Dresde Dresden Dresde Dresda
  Frankfurt Francfort Frankfurt Fráncfort Francoforte
  Prague Prague Prag Praga Praga
  Warsaw Varsovie Warschau Varsovia Varsavia
  Krakow Cracovie Krakau Cracovia Cracovia
  Moscow Moscou Moskau Moscú Mosca
  Athens Athènes Athen Atenas Atene
  Brussels Bruxelles Brüssel Bruselas Bruxelles
  Antwerp Anvers Antwerpen Amberes Anversa
  Geneva Genève Genf Ginebra Ginevra
  Zurich Zurich Zürich Zúrich Zurigo
  Basel Bâle Basel Basilea Basilea
  Copenhagen Copenhague Kopenhagen Copenhague Copenaghen
  Stockholm Stockholm Stockholm Estocolmo Stoccolma
  Edinburgh Édimbourg Edinburgh Edimburgo Edimburgo
  Dublin Dublin Dublin Dublín Dublino
  Seville Séville Sevilla Sevilla Siviglia
  Barcelona Barcelone Barcelona Barcelona Barcellona
  Madrid Madrid Madrid Madrid Madrid
  Marseille Marseille Marseille Marsella Marsiglia
  Lyon Lyon Lyon Lyon Lione
  Bordeaux Bordeaux Bordeaux Burdeos Bordeaux
  Nice Nice Nizza Niza Nizza
  Strasbourg Strasbourg Straßburg Estrasburgo Strasburgo
  Cairo Caire Kairo Cairo Cairo
  Jerusalem Jérusalem Jerusalem Jerusalén Gerusalemme
  Damascus Damas Damaskus Damasco Damasco
  Baghdad Bagdad Bagdad Bagdad Baghdad
  Tehran Téhéran Teheran Teherán Teheran
  Algiers Alger Algier Argel Algeri
  Tunis Tunis Tunis Túnez Tunisi
  Beijing Pékin Peking Pekín Pechino
  Tokyo Tokyo Tokio Tokio Tokyo
  Seoul Séoul Seoul Seúl Seul
  Singapore Singapour Singapur Singapur Singapore
  Havana Havane Havanna Habana Avana
  Sarajevo Sarajevo Sarajevo Sarajevo Sarajevo
  Belgrade Belgrade Belgrad Belgrado Belgrado
  Bucharest Bucarest Bukarest Bucarest Bucarest
  Budapest Budapest Budapest Budapest Budapest
  Kyiv Kiev Kiew Kiev Kiev
  Montreal Montréal Montreal Montreal Montreal
  Philadelphia Philadelphie Philadelphia Filadelfia Filadelfia`

const order: readonly Language[] = ['en', 'fr', 'de', 'es', 'it']

/** The name of a city in a language, by its English name. */
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

export const translatedCities = (language: Language): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row[0]!, row[Math.max(0, order.indexOf(language))]!]))

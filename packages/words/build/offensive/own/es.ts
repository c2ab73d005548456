import type { OwnMarks } from './index.ts'

export const es: OwnMarks = {
  words: `
    bollera cabrón cabrona cabronada cagada cagar chingada chingado chingar chingón chocho chupapollas cipote
    comemierda coño coñazo culear culo culero fellatio felación follada follador follar gilipollas gilipollez
    hijoputa joder jodido jodienda lameculos maricón marica maricona mariconada mariconear masturbar masturbación
    mamada mamón mear meada meón mierda negrata nazi ojete orgasmo pajero pajillero panchito pederasta pendejo
    pendejada pene pezón picha pija pinga polla pollón porno pornografía prostituta puta putada putañero putear
    putero puto putón ramera semen sodomía soplapollas sudaca teta tetona tortillera travesti verga violación
    violador violar vagina vulva boludo boluda eyacular eyaculación esperma cojón cojones cojonudo acojonar
    descojonar encular enculado chupada ano jiñar coito conchudo culeado emputado emputecido malparido minga
    pajeado pelotudo pedorro zorra singar orto tarado tetar cagado cagarruta amaricado amariconar apendejar
    apendejear cagachín cagadero cagalar cagalera cagaluta cagatinta cagatorio chinguear coitar coñear deschingar
    descoñetar encabronar encojonar encoñar enmierdar escoñar escoñetar escrotal fornicar fornicio furcia judiada
    lupanar burdel marimacho meadero nazismo negroide pedorrear pedorrero pedorreta pendejear prostituir putañear
    puterío ramero sodomizar verguear chucha fifar fleto cerote chimar mamador copular pichar yogar escroto
    testículo anal orgía pedófilo pedofilia pederastia prostituto vaginal ninfómana sodomita clítoris agilipollar
    bardaje buscona cachondo cachonda cachondez cachondear cafichear cafre carajo caraja carajear cholo chorra
    chueta desvirgar desflorar emputar emputecer enmerdar estuprar estuprador falo fálico fornicación fornicador
    fornicario franchute gabacho gabachada golfa gringo agringar engringar guiri guarra guarro guarrilla hideputa
    incesto incestuoso lefa lupanario machorra machorro amachorrar malnacido mamonear manfla manflota marimarica
    mariconera merdoso meretriz meretricio meteco mongólico mozcorra mulato mulata mulatizar amulatado cuarterón
    cagaprisas necrofilia zoofilia onanismo onanista pajear pelandusca peliforra pendanga perendeca pichulear
    pindonga pornógrafo potorro prostíbulo proxeneta rabiza sarasa semicabrón sieso subnormal tetuda tetudamente
    tetón travestí tronga vergajo vergajazo zambo zullar zurullo escagarruzar espermicida negrota lumia mancebía
    mesalina pijo orgásmico rufián mea negrero agabachar hotentote hotentota travestista travestismo lenocinio
    celestina celestinear celestinesco pindonguear cortesana hetaira hetera verija huevear huevonear arrechar
    arrecho peer glande genital prepucio ribaldo padrotear mongolismo mongoloide mogólico cornudo encornudar
    papista papismo desfloramiento estrupar erección eréctil puñetero puñetear acholado magrear naco`,
  parts: `
    -pollas -gilipoll- -mierda- maric- amaric- cojon- acojon- descojon- encojon- masturb- eyacul- sodomi- pederast-
    pedofil- prostitu- pornogr- putañ- putea- puterí- pedorr- chinga- orgía- orgiá- orgas- orgás- sodomí- prostí-
    guarr- bolud- pelotud- incest- vagin- clitor- alcahuet- rufian- proxenet- prostib- caga- escagarr-`,
  harmless: `
    asesinato caca drogas heroína idiota imbécil maciza orina pis racista sádico sexo trío trio pervertido pinche
    pedo`,
}

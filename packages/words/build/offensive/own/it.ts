import type { OwnMarks } from './index.ts'

export const it: OwnMarks = {
  words: `
    arrapare arrapato bagascia baldracca battona belino bocchino bordello cacare cacata cagare cagata cagone
    cazzata cazzeggiare cazzo cazzone cazzuto checca chiavare chiavata cogliona coglionata coglione crucco
    culattone culo cunnilingus ditalino eiaculare eiaculazione fellatio fica figa fottere fottuto fregnaccia frocio
    froci gnocca incazzare incazzato incazzoso inchiappettare inculare inculata leccaculo masturbare masturbazione
    merda merdoso mignotta minchia minchiata minchione mongoloide negro negra negri negre nazista orgasmo paraculo
    pederasta pene pisciare pisciata piscio pompino porno pornografia prostituta puttana puttanata puttaniere
    rincoglionire rincoglionito sborra sborrare scopare scopata scoreggia scoreggiare scroto sfigato smerdare
    sperma sputtanare stronza stronzata stronzo stupro stuprare stupratore tetta terrone troia troiaio troiata
    trombare trombata vaffanculo vagina zinna zoccola ricchione recchione bastardo bastarda sburrare sburrata
    sburra scoglionare scoglionato sgrillettare sverginare scappellare tettona tettone stronzetto stronzetta
    negretto negretta coito pappone zingaro zingara maiala meretrice vulva testicolo ingroppare allupato anale
    pedofilo pedofilia clitoride fanculo sodomita sodomia scrotale vaginale lesbo cagna sgualdrina rompicoglioni
    coglioneria merdaio minchionare puttanona puttanone pisciona piscione stronzaggine stronzare terrona
    sodomizzare scopabile scopatore troiume frociara cazzetto cazzino fiche fighetta fighetto gnocche tettata
    incazzosa incazzose allupata nazi nazismo prostituire prostituito orgasmica scompisciare pisciatoio violentare
    culone culona porcona cacarella barzotto negroide ano amplesso batticulo bischero bischerata cacchio
    incacchiare cazzettino chiappa coglioneggiare coitale postcoitale copulare copulazione culaccio culetto
    deflorare deflorato donnaccia figata figo fornicare fornicato fornicatore fornicatorio giudeo incacare
    incazzante incazzatura incesto incestuoso lenone lupanare magnaccia meretricio mulatto mulatta necrofilia
    zoofilia ninfomane ninfomania onanismo onanista onanistico orgia orgiastico paraculata peto polentona
    pornografo pornodiva pornodivo pornofilm pornostar postribolo prostituto puttanella pederastia racchia sfiga
    sfottere sfottuto sfottitorio strafottere strafottuto sodomitico stupratrice subnormale testicolare tribade
    tribadico vulvare zizza fallico vaccata trombatore trombatrice trombatura clitorideo neonazista neonazismo
    filonazista zingarella zingarello zingaresco penieno anorgasmica troiante popputo bardassata scopatrice
    ottentotto ottentotta tedescume uranista travestito travestitismo papista papismo cortigiana passeggiatrice
    marchetta maitresse prepuzio prepuziale glande erezione erettile perianale spermicida spermico necrofilo
    mongolismo mongoloidismo spastico handicappato storpio cerebroleso bastardaggine bastardamente bastardume
    vaffanculeggiare genitale giaurro lenocinio penile buggerare marrano violentatore`,
  parts: `
    cazz- incazz- -merd- -coglion- -puttan- -stronz- minchi- porno- masturb- eiacul- sodomi- pedofil- prostitu-
    orgas- piscia- negr- zingar- ruffian- arruffian- sgualdrin- postribol- vulv- vagin- onanis- orgia- fornica-
    deflor- pedoporno- incest- sadomas- nazif- strafott-`,
  harmless: `
    balle battere biga cadavere cozza dio cristo monta montare pesce pisello pompa quaglia regina sbattere sega
    spagnola tirare vangare sedere stupido idiota fava palle madonna fesso scemo cesso cazzottare cazzottato
    cazzotto cazzuola incazzottare cazzuolaio piscina pisciforme piscivoro piscicoltore piscicoltura pisciatello
    negromante negromantesco negromantico negromanzia negroni vulvaria`,
}

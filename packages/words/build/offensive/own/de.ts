import type { OwnMarks } from './index.ts'

export const de: OwnMarks = {
  words: `
    abspritzen analverkehr arsch arschficken arschficker arschgeige arschkriecher arschlecker arschloch bumsen
    dildo fick ficken ficker fickerei fotze furz furzen hure huren hurensohn hurerei hurenbock kacke kacken kanake
    kackbraun kümmeltürke krüppel mongo mongoloid möse muschi neger negerin negerkuss nigger nutte nuttig onanie
    onanieren piefke pimmel pimpern pisse pissen pisser polacke porno pornofilm samenerguss scheisse scheiße
    scheißen scheissen scheißer scheisser scheißerei schiss beschissen bescheißen anscheißen verscheißern
    verscheissern zusammenscheißen schlampe schwanzlutscher schwuchtel schwuchtelig schwutte spast spasti spastiker
    spasticker titte titten tunte vergewaltigen vergewaltiger vergewaltigung vögeln wichse wichsen wichser zigeuner
    zigeunerin itaker kaffer katzelmacher kinderficker kinderschänder missgeburt judensau nazi nazisse bimbo
    dreckfotze ejakulation ejakulieren erektion masturbation masturbieren orgasmus penis vagina sperma fellatio
    cunnilingus kanakerin verfickt durchficken gangbang blowjob arschig kackbratze kackwurst pisspott scheißdreck
    scheißegal scheißhaus scheißkerl drecksau flittchen schickse trulla anus asozial mohr mohrin mohrenkopf skrotum
    scrotum vulva koitus nympho pädophil pädophile analsex oralverkehr nuttenpreller tussi bitch abwichsen anpissen
    anscheiss anschiss arschkeks arschling ausscheißen bepissen beschiss bierarsch biertitte befotzt fickbar
    fickbare fickerig fickerin fickrig fickfack fickfacken fremdfick furzerin furzer geficke gevögel herumhuren
    rumhuren verhuren maulhure hurenkind hinkacken kacka kacker kackerin kackfidel kackstein verkacken kanakin
    nazigold nazigruß nazismus nazizeit neonazi neonazist negerbrot negerlein nickneger halbjude volljude judenhass
    jüdeln anal analkette analperle analhaut onanist onanistin oralsex busensex sexgier sexgeil notgeil penisneid
    neopenis pissnelke pissparty pissrinne vollpissen verpissen pornograf pornoheft pornokino pornophil pornoshow
    pornostar softporno schisser tuntig vaginal verficken verwichsen verscheißen vollspast wichserei bumslokal
    gebumse dirne stricher fotzen fotzhobel zigeunern hode hoden hodensack spermium schänder ejakulat zuscheißen
    vollscheißen kinderkacke lahmarsch bumse fellatrix tusse schwabo lude geil geilen geilheit aufgeilen anilingus
    asi after arschbacke bastard bastardin bordell bordellier coitus erektil erigieren fisten gringo godemiche
    hillbilly homo hundsfott inzest inzestuös blutschande itzig kanacke kinäde klitoris knackarsch nacktarsch
    loddel luder boxenluder partyluder metze mulatte mulattin hottentotte negrid orgie päderast päderastie
    pädophilie phallus phallisch phallos ithyphallos pillermann pimock polack prengel pussy puffmutter puffbesuch
    redneck rimming rothaut sadomaso schicksel schicksl schiet schietig schlitzauge schmock schniedel schlunze
    sexpuppe shylock smegma spacko squaw strichjunge stricherin babystrich testikel tuttel tschusch urning vettel
    zagel zambo zuhälter zuhälterei zuhälterin prostituieren quotenhure medienhure notzucht kopulieren kopulation
    koitieren beischlaf brunzen durchvögeln callgirl callboy freudenhaus kinderporno hodenbank hodenbruch
    stierhoden lahmarschig tuntenhaft schänderin spermien spermizid sexbombe seichen tittchen busengrapscher
    negroid giaur piller itakerin kafferin kaffers franzmann goi gojim gojes mischling halbblut mestize mestizin
    herrenmensch mongolid papist papistin itzige itzigs quotenschwarzer schwulenpest lustknabe transvestit
    transvestitin transe tribade tribadie loddeln loddels mannweib freudenmädchen laufhaus kuppelei kuppler
    kupplerin kurtisane hetäre animierdame domina rammeln rammelei beischläfer beischläferin geschlechtsakt
    geschlechtsteil liebesakt orgiastisch orgiasmus orgiasmen schlappschwanz eichelkäse pillern pillers gemächt
    nebenhoden vorhaut präputium präputien scheidenvorhof schamlippe schamhaar schamberg schamteile schambehaarung
    schambereich kitzler samenstau samenraub affengeilere affengeilste geilstelle teledildonik kindesschänder
    mumienschänder schänden schändung geschändete schändende begrapsch begrabsch dünnpfiff geseich seicherl
    vollgepisst kotzbrocken klabusterbeere schietbüdel hasenscharte liliputanerin hundesohn pottsau strassendirn
    strassendirne strassenstrich strichmädchen autostrich rassenschande gruppensex telefonsex sexsklavin sexorgien
    sexkino sexfilm sexualmord sausack saftsack camgirl gigolo giaurs glans glandes hahnrei hentai hürchen kokotte
    linga yoni marrane marane negrito negroide penil peepshow priapisch pussies strizzi urninde fürzchen futen mumu
    beidl butch kafir kuffar erigiert schnackseln urophilie zamba`,
  parts: `
    -fick- -scheiß- -scheiss- -dünnschiss- arsch- -fotz- -hurerei huren- verhur- wichs- verwichs- piss- verpiss-
    stehpiss- -kack- -porno- penis- -titte- nazi- neonazi- -neger- bums- tanzbums -furz- hoden- sodomi- nymphoman-
    shit- abgefuckt fuck- vollspast- -pimmel- gevögel- -geil -geile masturb- onani- ejakul- vergewaltig- brunz-
    klitor- päderast- pädophil- tschusch- -schwuchtel- zigeuner- mohren- schlitzäug- mauschel- bordell- prostit-
    unzucht unzücht- begatt- phall- ithyphall- nille- schniedel- zumpf- genital- skrot- vulv- vagin- deflor-
    entjungf- -fellat- sadomaso- nekrophil- koprophil- inzest- blutschänd- -schiss- -brunz- -krüppel- -krüppl-
    spasti- hitler- pädosex- tunte- ärsch-`,
  harmless: `
    bonze bratze fratze hackfresse ische kimme lümmel möpse mufti nackt nippel pinkeln popel poppen reudig rosette
    schabracke schiesser schnackeln vollpfosten dödel wegmachen nageln hupen melonen bullen bulle polypen zipfel
    vögel versaufen schmarotzen balg pack mob brut klepper mähre erdloch wisch maul rotz pampe türken fraß kaff
    saufbold schnepfe olle sozis amiland gottesleugner alpenindianer scheintot iwan stecher pinke omme tipper
    tippse spezis versauen abkratzen verrecken lapp abhocken abnibbeln abschrammen pöbel gesindel steuersitz
    trottel schmierenkomödiant spannern großmaul maulheld großmäulig großschnauzig malocher arbeiterstrich asylant
    pennbruder rassenhygiene kurpfuscher quacksalber schmierfink seiche schnodder rotze rotzen tschechei ostzone
    tattergreis wandschmiererei zockerbude säuisch abschaum aasgeier schas versoffen proletenhaft fressen kanaille
    canaille piese fettbauch fleischberg speichellecker stiefellecker schlangenfraß speichellecken arschin
    arschinen bibergeil vergeil vergeile muckefuck nazir nazirs hodensee schisslaweng`,
}

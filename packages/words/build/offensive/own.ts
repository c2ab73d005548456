import type { Language } from '../../src/index.ts'

/**
 * Slurs and obscenities that the lists lack, or that only one of them has, as they are written. A lemma stands for all
 * forms of its entry.
 */
export const offensive: Readonly<Record<Language, string>> = {
  fr: `bite baiser baise baiseur baiseuse bordel bougnoul bougnoule bamboula boche branler branlette branleur
    branleuse branlée brouteuse burne chatte chiasse chier chierie chieur chieuse chiotte con conne connard
    connarde connasse connerie couille couillon couillonner cul déconner emmerder emmerdeur emmerdeuse
    enculade enculage enculer enculeur enculé enfoiré fion fiotte foufoune fouteur foutre gouine lopette merde
    merder merdeux merdier merdique métèque négro nègre négresse négrillon niquer niakoué partouze partouzer
    pédé pétasse pine pisse pisser pisseuse poufiasse pouffiasse putain pute putasse queutard bicot crouille
    salaud salopard salope sodomiser sucer tafiole tantouse tantouze tapette tarlouze tringler troncher
    trouduc viol violer violeur youde youpin youpine youtre zob schleu rital fellation sperme éjaculer
    éjaculation masturber masturbation clito nichon suceuse enculeuse turlute catin anal téton démerder
    moricaud moricaude foutu garce biter clitoris étron conchier dépuceler dépucelage couillu merdasse piner
    pisseur radasse troufignon turlutte chiennasse enfoirer couiller conneau salop déconnade déconnage
    imbitable zigounette godemiché gode sodomie sodomite chinetoque pédophile pédophilie pédophilique vagin
    vaginal pénis vulve scrotum anus testicule branlage maquerellage coït nympho nymphomane
    enjuiver nibard entuber caguer nazi nazie
    baisable chiatique roupette emmanché asphalteuse shit bitte merdaille merdoyer connement démerdard
    déconneuse compisser niqueur niqueuse foutage fouteuse infoutu branlocher salopiaud salopiot saloperie saloper
    salopé juiverie négrerie négrifier négroïde négrille nazillon nazillonne néonazi néonazie nazisme putassier
    porno orgasme violeuse éjaculat scrotal vaginisme vaginite rotoplots pédéraste prostituer prostitué mongolien coïter tapin
    tapiner tapineuse néné homo congaï gaupe cafre déflorer
    polack fritz cyprine baisoter`,
  de: `abspritzen analverkehr arsch arschficken arschficker arschgeige arschkriecher arschlecker arschloch bumsen
    dildo fick ficken ficker fickerei fotze furz furzen hure huren hurensohn hurerei hurenbock kacke kacken
    kanake kackbraun kümmeltürke krüppel mongo mongoloid möse muschi neger negerin negerkuss nigger nutte
    nuttig onanie onanieren piefke pimmel pimpern pisse pissen pisser polacke porno pornofilm samenerguss
    scheisse scheiße scheißen scheissen scheißer scheisser scheißerei schiss beschissen bescheißen anscheißen
    verscheißern verscheissern zusammenscheißen schlampe schwanzlutscher schwuchtel schwuchtelig schwutte
    spast spasti spastiker spasticker titte titten tunte vergewaltigen vergewaltiger vergewaltigung vögeln
    wichse wichsen wichser zigeuner zigeunerin itaker kaffer katzelmacher kinderficker kinderschänder
    missgeburt judensau nazi nazisse bimbo dreckfotze ejakulation ejakulieren erektion masturbation
    masturbieren orgasmus penis vagina sperma fellatio cunnilingus kanakerin verfickt durchficken gangbang
    blowjob arschig kackbratze kackwurst pisspott scheißdreck scheißegal scheißhaus scheißkerl drecksau
    flittchen schickse trulla anus asozial mohr mohrin mohrenkopf skrotum scrotum vulva koitus nympho pädophil
    pädophile analsex oralverkehr nuttenpreller tussi bitch
    abwichsen anpissen anscheiss anschiss arschkeks arschling ausscheißen bepissen beschiss bierarsch biertitte
    befotzt fickbar fickbare fickerig fickerin fickrig fickfack fickfacken fremdfick furzerin furzer geficke gevögel
    herumhuren rumhuren verhuren maulhure hurenkind hinkacken kacka kacker kackerin kackfidel kackstein verkacken
    kanakin nazigold nazigruß nazismus nazizeit neonazi neonazist negerbrot negerlein nickneger halbjude volljude
    judenhass jüdeln anal analkette analperle analhaut onanist onanistin oralsex busensex sexgier sexgeil notgeil
    penisneid neopenis pissnelke pissparty pissrinne vollpissen verpissen pornograf pornoheft pornokino pornophil
    pornoshow pornostar softporno schisser tuntig vaginal verficken verwichsen verscheißen vollspast wichserei
    bumslokal gebumse dirne stricher fotzen fotzhobel zigeunern hode hoden hodensack spermium schänder ejakulat
    zuscheißen vollscheißen pisspott kinderkacke lahmarsch bumse
    fellatrix tusse schwabo lude geil geilen geilheit aufgeilen`,
  en: `anal anus arse arsehole ass asses asshole bastard bitch bitches bitchy blowjob bollock bollocks boche
    bohunk boner boob boobs boong bugger buggery bulldyke bullshit bunghole butthole chink chinky clit
    clitoris cock cocks cocksucker coolie coon coons crap crappy cum cummer cumming cunt cunny dago dagoes
    darkey darkie darky dick dickhead dildo dipshit dyke ejaculate ejaculation erection fag faggot faggoty
    faggy fags fellatio fistfuck fuck fucked fucker fuckers fucking fuckface fuckhead fuckoff fucks fucktard
    fuckup fuckwit gangbang ginzo gippo goddamn golliwog gook gooks gooky greaseball gyp gypped gyppo gypsy
    hadji halfbreed haole hebe homo honkey honkie honky hooker horny horseshit incest jap japs jewed jigaboo
    jism jizz kaffir kafir kike kikes knobhead kraut krauts lesbo lez lezzie lezzy lubra masturbate
    masturbation milf minge molest molester motherfucker mulatto mzungu nazi negress negro negroid nigga
    niggas niggaz nigger niggers niggerish nignog orgasm orgy paki pakis pecker pederast pedo pedophile penis
    piccaninny pickaninny pimp piss pissed pisser pissing polack poof poofter poofs poontang porn porno
    pornography prick pube pubes pussy quim rape raped raper rapes raping rapist rapists redskin retard sambo
    schlong scrotum semen sheeny shiksa shit shits shithead shitty shitted shitting shat shite skank skanky
    slut sluts slutty smegma sodomite sodomy spastic spaz spic spick spics spik sperm squaw suckhole tit tits
    titty titties tosser tranny turd twat twats vagina wank wanker wanking wetback whore whores whorehouse
    whoring wog wogs wop wops yid yids mick crip frig dink moron redneck harelip roofie retarded limey pommy
    pommie gringo goy shylock transvestite muff knockers testicle testicles genital genitals nipple nipples
    faeces feces fart nympho nymphomania paedophile paedophilia pedophilia pederasty pederastic penile penises
    vaginal pubic coitus copulate fornicate brothel prostitute scrotal molestation mong jailbait tribadism
    anilingus coprophilia crapper crapola shag shagging buggered bitching hussy cretin spermy rectal rectum
    nookie peckerwood niggerhead pooftah bumboy wanky arsy
    jew nancy sod
    abo bitchin bitchen bitchery bitchily bewhore coonass goddam goddammit goddamned motherfucking mindfuck apeshit
    ratshit gobshite shitfaced shitless shitlist shitload shitwork pisshead pisspot pissant smartarse sonofabitch
    sodomise sodomize sodomist sodomitic tittie trannie thicklips sheeney whities perv munt gangbanger niggerdom
    niggerism niggery niggard niggardly negrohead negroidal negroism sluttery sluttish whoredom whoreish whoreson
    whorish whorishly superpimp harlot harlotry strumpet porny antiporn antirape rapeable orgasmic orgastic clitoral
    clitoric genitalia genitalic genitally dildoe faggotry poofy homosex sexpot cripple bastardly bastardy jewfish
    outbitch bimbo fatso zoophilia foreskin teste bosche gypster gypsydom gypsyish gypsyism retardate
    foutre foutra fouter faggery nork ponce gippy gimpy`,
  es: `bollera cabrón cabrona cabronada cagada cagar chingada chingado chingar chingón chocho chupapollas cipote
    comemierda coño coñazo culear culo culero fellatio felación follada follador follar gilipollas gilipollez
    hijoputa joder jodido jodienda lameculos maricón marica maricona mariconada mariconear masturbar
    masturbación mamada mamón mear meada meón mierda negrata nazi ojete orgasmo pajero pajillero panchito
    pederasta pendejo pendejada pene pezón picha pija pinga polla pollón porno pornografía prostituta puta
    putada putañero putear putero puto putón ramera semen sodomía soplapollas sudaca teta tetona tortillera
    travesti verga violación violador violar vagina vulva boludo boluda eyacular eyaculación esperma cojón
    cojones cojonudo acojonar descojonar encular enculado chupada ano jiñar coito conchudo culeado emputado
    emputecido malparido minga pajeado pelotudo pedorro zorra singar orto tarado tetar cagado cagarruta
    amaricado amariconar apendejar apendejear cagachín cagadero cagalar cagalera cagaluta cagatinta cagatorio
    chinguear coitar coñear deschingar descoñetar encabronar encojonar encoñar enmierdar escoñar escoñetar escrotal
    fornicar fornicio furcia judiada lupanar burdel marimacho meadero nazismo negroide pedorrear pedorrero pedorreta
    pendejear prostituir putañear puterío ramero sodomizar verguear chucha fifar fleto cerote chimar mamador copular pichar yogar
    escroto testículo anal orgía pedófilo pedofilia pederastia prostituto vaginal ninfómana sodomita clítoris`,
  it: `arrapare arrapato bagascia baldracca battona belino bocchino bordello cacare cacata cagare cagata cagone
    cazzata cazzeggiare cazzo cazzone cazzuto checca chiavare chiavata cogliona coglionata coglione crucco
    culattone culo cunnilingus ditalino eiaculare eiaculazione fellatio fica figa fottere fottuto fregnaccia
    frocio froci gnocca incazzare incazzato incazzoso inchiappettare inculare inculata leccaculo masturbare
    masturbazione merda merdoso mignotta minchia minchiata minchione mongoloide negro negra negri negre
    nazista orgasmo paraculo pederasta pene pisciare pisciata piscio pompino porno pornografia prostituta
    puttana puttanata puttaniere rincoglionire rincoglionito sborra sborrare scopare scopata scoreggia
    scoreggiare scroto sfigato smerdare sperma sputtanare stronza stronzata stronzo stupro stuprare stupratore
    tetta terrone troia troiaio troiata trombare trombata vaffanculo vagina zinna zoccola ricchione recchione
    bastardo bastarda sburrare sburrata sburra scoglionare scoglionato sgrillettare sverginare scappellare
    tettona tettone stronzetto stronzetta negretto negretta coito pappone zingaro zingara maiala meretrice
    vulva testicolo ingroppare allupato anale pedofilo pedofilia clitoride fanculo sodomita sodomia scrotale
    vaginale lesbo cagna sgualdrina rompicoglioni coglioneria merdaio minchionare
    puttanona puttanone pisciona piscione stronzaggine stronzare terrona sodomizzare scopabile scopatore
    troiume frociara cazzetto cazzino fiche fighetta fighetto gnocche tettata incazzosa incazzose allupata nazi nazismo
    prostituire prostituito orgasmica scompisciare pisciatoio violentare culone culona porcona cacarella barzotto
    negroide ano`,
  vi: `địt lồn cặc đĩ đéo buồi đụ điếm ỉa cứt dái bú đít đái cu vú nứng chịch phò hĩm hiếp`,
}

/** Words of two syllables; in the text above the space would separate them. */
export const offensivePhrases: Readonly<Partial<Record<Language, readonly string[]>>> = {
  vi: [
    'dương vật',
    'âm đạo',
    'gái điếm',
    'giao cấu',
    'chó đẻ',
    'ỉa đái',
    'cưỡng hiếp',
    'hãm hiếp',
    'làm tình',
    'xuất tinh',
    'mất dạy',
    'chó má',
    'khốn nạn',
    'tinh dịch',
    'loạn luân',
    'kê gian',
    'bỏ mẹ',
    'bỏ bà',
    'đàng điếm',
    'tinh hoàn',
    'tú bà',
    'con ranh',
    'chỗ kín',
    'gái nhảy',
    'đái dầm',
  ],
}

/** Every longer word with one of these syllables offends, but for the harmless ones (dâm bụt, a flower). */
export const offensiveSyllables: Readonly<Partial<Record<Language, string>>> = {
  vi: 'địt lồn cặc đĩ đéo buồi đụ đù dâm cứt dái chịch',
}

/** Words of the lists that are everyday words and offend nobody; those of Vietnamese are joined by underscores. */
export const harmless: Readonly<Partial<Record<Language, string>>> = {
  fr: 'bat batte balayette banane baptême bâton boule bourré bourrée bonne chat folle gerbe gros péter pipi plume tanche trique meuf zizi caca pédale gueule bander ramoner',
  de: 'bonze bratze fratze hackfresse ische kimme lümmel möpse mufti nackt nippel pinkeln popel poppen reudig rosette schabracke schiesser schnackeln vollpfosten dödel wegmachen nageln hupen melonen bullen bulle polypen zipfel vögel versaufen schmarotzen balg pack mob brut klepper mähre erdloch wisch maul rotz pampe türken fraß kaff saufbold schnepfe olle sozis amiland gottesleugner alpenindianer scheintot iwan stecher pinke omme tipper tippse spezis versauen abkratzen verrecken lapp abhocken abnibbeln abschrammen pöbel gesindel steuersitz trottel schmierenkomödiant spannern großmaul maulheld großmäulig großschnauzig malocher arbeiterstrich asylant pennbruder rassenhygiene kurpfuscher quacksalber schmierfink seiche schnodder rotze rotzen tschechei ostzone tattergreis wandschmiererei zockerbude säuisch abschaum aasgeier schas versoffen proletenhaft fressen kanaille canaille piese fettbauch fleischberg speichellecker stiefellecker schlangenfraß speichellecken',
  en: 'beaver bender bondage butt damn devil domination erotic escort eunuch fecal god gross nude nudity panties panty queer screw sexual sexuality sexy skeet snowballing spunk suck sucks swallow swinger topless undressing voyeur strappado shrimping scissoring nook babe balls trap torture murder suicide tinkle',
  es: 'asesinato caca drogas heroína idiota imbécil maciza orina pis racista sádico sexo trío trio pervertido pinche pedo',
  it: 'balle battere biga cadavere cozza dio cristo monta montare pesce pisello pompa quaglia regina sbattere sega spagnola tirare vangare sedere stupido idiota fava palle madonna fesso scemo cesso',
  vi: 'dâm_bụt',
}

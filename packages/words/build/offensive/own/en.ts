import type { OwnMarks } from './index.ts'

export const en: OwnMarks = {
  words: `
    anal anus arse arsehole ass asses asshole bastard bitch bitches bitchy blowjob bollock bollocks boche bohunk
    boner boob boobs boong bugger buggery bulldyke bullshit bunghole butthole chink chinky clit clitoris cock cocks
    cocksucker coolie coon coons crap crappy cum cummer cumming cunt cunny dago dagoes darkey darkie darky dick
    dickhead dildo dipshit dyke ejaculate ejaculation erection fag faggot faggoty faggy fags fellatio fistfuck fuck
    fucked fucker fuckers fucking fuckface fuckhead fuckoff fucks fucktard fuckup fuckwit gangbang ginzo gippo
    goddamn golliwog gook gooks gooky greaseball gyp gypped gyppo gypsy hadji halfbreed haole hebe homo honkey
    honkie honky hooker horny horseshit incest jap japs jewed jigaboo jism jizz kaffir kafir kike kikes knobhead
    kraut krauts lesbo lez lezzie lezzy lubra masturbate masturbation milf minge molest molester motherfucker
    mulatto mzungu nazi negress negro negroid nigga niggas niggaz nigger niggers niggerish nignog orgasm orgy paki
    pakis pecker pederast pedo pedophile penis piccaninny pickaninny pimp piss pissed pisser pissing polack poof
    poofter poofs poontang porn porno pornography prick pube pubes pussy quim rape raped raper rapes raping rapist
    rapists redskin retard sambo schlong scrotum semen sheeny shiksa shit shits shithead shitty shitted shitting
    shat shite skank skanky slut sluts slutty smegma sodomite sodomy spastic spaz spic spick spics spik sperm squaw
    suckhole tit tits titty titties tosser tranny turd twat twats vagina wank wanker wanking wetback whore whores
    whorehouse whoring wog wogs wop wops yid yids mick crip frig dink moron redneck harelip roofie retarded limey
    pommy pommie gringo goy shylock transvestite muff knockers testicle testicles genital genitals nipple nipples
    faeces feces fart nympho nymphomania paedophile paedophilia pedophilia pederasty pederastic penile penises
    vaginal pubic coitus copulate fornicate brothel prostitute scrotal molestation mong jailbait tribadism
    anilingus coprophilia crapper crapola shag shagging buggered bitching hussy cretin spermy rectal rectum nookie
    peckerwood niggerhead pooftah bumboy wanky arsy jew nancy sod abo bitchin bitchen bitchery bitchily bewhore
    coonass goddam goddammit goddamned motherfucking mindfuck apeshit ratshit gobshite shitfaced shitless shitlist
    shitload shitwork pisshead pisspot pissant smartarse sonofabitch sodomise sodomize sodomist sodomitic tittie
    trannie thicklips sheeney whities perv munt gangbanger niggerdom niggerism niggery niggard niggardly negrohead
    negroidal negroism sluttery sluttish whoredom whoreish whoreson whorish whorishly superpimp harlot harlotry
    strumpet porny antiporn antirape rapeable orgasmic orgastic clitoral clitoric genitalia genitalic genitally
    dildoe faggotry poofy homosex sexpot cripple bastardly bastardy jewfish outbitch bimbo fatso zoophilia foreskin
    teste bosche gypster gypsydom gypsyish gypsyism retardate foutre foutra fouter faggery nork ponce gippy gimpy
    badass candyass hardass jiveass kickass smartass wiseass backra bakra buckra ballocks bazooms bawd bawdyhouse
    berdache berdash bimbette bint bogtrotter bogtrotting bolix bollix bollox bordel bordello butch cathouse
    catamite chickenshit chinkie cholo cleverdick cojones coital coitally coition coitional noncoital precoital
    postcoital copulation copulatory culchie cullion cundum diddicoy didakai didakei didicoi didicoy dikey dykey
    fanny fellate fellator fellatrix fellation floosie floosy floozie floozy fornication fornicator frigger
    frottage frotteur frotteurism fud gaijin geechee gimp gip gyppie golliwogg gollywog goolie gooly gork feeb
    goyish goyisch gringa gub gubbah gunsel gypper hooknose hoor hunkie incestuous ithyphallic ithyphallus jigajig
    jigajog jickajog jissom kanaka klooch klootch les lesbic mamzer momser momzer masturbator merde merkin mestee
    mustee mongol mongolism mongoloid mulatta mulattress nance negrophil negrophile negrophobe negrophobia
    niggardise niggardize niggerling nitchie nooky octaroon octoroon quadroon quarteroon quintroon ofay onanism
    onanist onanistic papish papisher papism papist papistic papistical papistry nonpapist paederastic paedophilic
    pedophiliac pedophilic perve phallus phallic phallism phallicism phallist phallicist phallically piccanin
    pillicock pillock pissabed pissoir pizzle plonker pom poonce poncy poot poove poovery poovy popery popish
    popishly popishness pornocracy pouftah poufter prostitutor pudendum randy reffo rednecked rimming roger rooinek
    schizo schmock shmock schmuck scumbag shagger sheenie shegetz sheygets shicksa shikse shikseh shitkicker
    shkotzim shtup shvartse shvartze sissy sissyish sissyness siwash skanker slag slammakin slammerkin slapper
    slattern slatternly sluttishly sodomitical sodom spazz squarehead squawman squawfish squawroot oldsquaw
    superbitch superorgasm nonorgasmic bullshat bullshitter taig tarty testicular teuchter tosspot tribade tribadic
    tribady troilism troilist trollop trollopish trollopy trull vaginally vulval vulvar whoremaster whoremonger
    whorishness wazoo woggish woofter wosbird zambo zoophile zoophily zoophilism zoophilist zoophilic necrophile
    necrophilia necrophilic necrophily bitchiness shittiness clitorides bastardise bastardize bastardised
    bastardized bastardism bollocking bollocked goddamning crippledom bestialism boff putz souteneur pathic giaour
    tommed tomming bardash quean doxy totty tottie demirep jackeen urning callet butthead fubar fugly hillbilly
    coonasses badasses candyasses hardasses smartasses wiseasses jiveasses niggardliness negrophilism negrophilist
    coondog coonhound coonskin gipsy gypsywort hun mestizo mestiza mesteso mestino metif griffe halfblood
    hottentots blackamoor blackfellow blackie mammy papoose jigjig sissified sissiness cotquean jezebel bagnio
    pimpmobile panderess procuress courtesan courtezan streetwalker streetwalking nightwalker demimondaine
    demirepdom lorette wench wencher flaxwench gigolo slatternliness dominatrix dominatrices henhussy hos swive eff
    lingam linga yoni yonic penial shmuck erectile erectility ballsy ballsiness ballsed ballses ballsing testis
    ovotestis prepuce anilinctus anilinctuses anilinguses bumsucker rectally boink coit postcopulatory
    precopulatory molestful urolagnia horniness orgic uncuckolded deflower deflowerer spastically uncrippled
    moronic moronically moronism moronity harelipped midget dirtbag brownnose brownnoser nazify nazification berk
    cooch cootch gooley jessie kloochman lupanar gillflirt jillflirt giglet giglot drazel harijan rapable ribaud
    sawney syph skolly paleface mousmé hierodule hierodulic schiz schizy schizzy fustilugs chinaman
    chinamen blackboy deflorate hunkey hunky copperskin
    nympha spermic spermous`,
  parts: `
    -fuck- -cunt- whore- whori- -bitch- bullshit- shit- wank- porn- -orgasm- nigger- masturb- fornicat- ejacul-
    sodomi- pedophil- paedophil- pederast- paederast- goddam- piss- prostitut- bollock- transvest- slut- priap-
    orgia- orgast- incest- necrophil- coprophil- -pornogra- cuckold- crippl- cretin- vagin- vulv- clitor- testicul-
    hetaer- hetair- nymphoman- papis- cunnili- pudend- stuprat- constuprat-`,
  harmless: `
    beaver bender bondage butt damn devil domination erotic escort eunuch fecal god gross nude nudity panties
    panty queer screw sexual sexuality sexy skeet snowballing spunk suck sucks swallow swinger topless undressing
    voyeur strappado shrimping scissoring nook babe balls trap torture murder suicide tinkle shittah shittim
    shittimwood shitake shittahs wankle`,
}

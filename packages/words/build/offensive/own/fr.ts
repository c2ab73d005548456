import type { OwnMarks } from './index.ts'

export const fr: OwnMarks = {
  words: `
    bite baiser baise baiseur baiseuse bordel bougnoul bougnoule bamboula boche branler branlette branleur
    branleuse branlée brouteuse burne chatte chiasse chier chierie chieur chieuse chiotte con conne connard
    connarde connasse connerie couille couillon couillonner cul déconner emmerder emmerdeur emmerdeuse enculade
    enculage enculer enculeur enculé enfoiré fion fiotte foufoune fouteur foutre gouine lopette merde merder
    merdeux merdier merdique métèque négro nègre négresse négrillon niquer niakoué partouze partouzer pédé pétasse
    pine pisse pisser pisseuse poufiasse pouffiasse putain pute putasse queutard bicot crouille salaud salopard
    salope sodomiser sucer tafiole tantouse tantouze tapette tarlouze tringler troncher trouduc viol violer violeur
    youde youpin youpine youtre zob schleu rital fellation sperme éjaculer éjaculation masturber masturbation clito
    nichon suceuse enculeuse turlute catin anal téton démerder moricaud moricaude foutu garce biter clitoris étron
    conchier dépuceler dépucelage couillu merdasse piner pisseur radasse troufignon turlutte chiennasse enfoirer
    couiller conneau salop déconnade déconnage imbitable zigounette godemiché gode sodomie sodomite chinetoque
    pédophile pédophilie pédophilique vagin vaginal pénis vulve scrotum anus testicule branlage maquerellage coït
    nympho nymphomane enjuiver nibard entuber caguer nazi nazie baisable chiatique roupette emmanché asphalteuse
    shit bitte merdaille merdoyer connement démerdard déconneuse compisser niqueur niqueuse foutage fouteuse
    infoutu branlocher salopiaud salopiot saloperie saloper salopé juiverie négrerie négrifier négroïde négrille
    nazillon nazillonne néonazi néonazie nazisme putassier porno orgasme violeuse éjaculat scrotal vaginisme
    vaginite rotoplots pédéraste prostituer prostitué mongolien coïter tapin tapiner tapineuse néné homo congaï
    gaupe cafre déflorer polack fritz cyprine baisoter amerloque angliche blédard bombasse biroute boxon cagole
    chiard chleuh chleuhe chiure chtouille clandé cocu cocuage cocufier crouillat derche dondon empaffer empaffé
    empaffée empapaouter engrosser fatma feuj fridolin foutral foutriquet giton goton gougnotte gougnotter
    gourgandine greluche grognasse roulure rombière julot lupanar mac marlou micheton michetonner maquerelle
    moukère mouquère mousmé mulâtre quarteron nabot onanisme onaniste orgie partouzard partouzarde partouzeur
    partouzeuse phallus polaque proxénète souteneur queuter queutarde queuté quéquette ratonner ratonnade ratonneur
    ricain ricaine robert romano roubignoles rouston saligaud saligote schizo sidaïque smegma squaw travelo tribade
    verge copuler copulation forniquer fornication fornicateur défloration zoophilie nécrophilie scatophile
    coprophilie urolagnie ondinisme inceste mongoloïde branquignol cunnilingus bandaison micropénis crevure asiate
    zoophile nécrophile coprophile radeuse peloteur peloteuse asphalteur bordélique tétonnière hardeuse conchiage
    bâtard bâtarde marrane giaour foutoir violenter vits ribaud coolie goy goï romanichel sauvagesse hottentot
    roumi gringo bougrerie greluchon grognasser hétaïre courtisane péripatéticienne allumeuse lorette maquer maqué
    démaquer maquereautage gigolo gigolette stupre nymphomanie baisodrome braquemart pénien pénil phallique
    ithyphallique coucougnette testiculaire prépuce enviander spermicide foutaise vibromasseur attouchement
    attoucher orgiastique orgiaque cunnilinctus copulateur pucelage pet pétomane vesse vesser loufer prouter cague
    goguenot gogues pissat bren mongolisme bâtardise salauderie saligoter cornard cocufiage parpaillot calotin
    négrier bistouquette zigouigoui chochotte bimbo hiérodule linga fourailler travesti tribadisme uranisme
    beurette rastaquouère hommasse génital génitalité lingam
    bordéliser bordélisé`,
  parts: `
    connar- connass- couill- -merd- encul- foutr- -pédéra- -salopa- pornogra- -orgasm- prostitu- masturb- éjacul-
    partouz- -enculé néonazi- putass- -branlett- pédophil- pissot- pissodrome pissoir pissement pisseux pissette
    -foutre clitor- vulv- vagin- érect- sadomas- incest- proxén- pédocrim- pédoporno- boxon- papis- sodomi-
    zoophil- nécrophil- orgast- nazif-`,
  harmless: `
    bat batte balayette banane baptême bâton boule bourré bourrée bonne chat folle gerbe gros péter pipi plume
    tanche trique meuf zizi caca pédale gueule bander ramoner pissenlit pissette`,
}

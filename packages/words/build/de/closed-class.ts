import type { PartOfSpeech } from '../../src/index.ts'

/**
 * The small words of German, which the tables of nouns, verbs and adjectives leave out. A word that belongs to several
 * classes is listed in each.
 */
export const closedClass: Readonly<Partial<Record<PartOfSpeech, string>>> = {
  determiner:
    'der die das des dem den ein eine einen einem einer eines kein keine keinen keinem keiner keines ' +
    'mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem ' +
    'seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres unsre unsren ' +
    'unsrem unsrer unsres unserm unsern euer eure euren eurem eurer eures euere eueren euerem euerer eueres ' +
    'dieser diese dieses diesen diesem dies jener jene jenes jenen jenem jeder jede jedes jeden jedem ' +
    'jedweder jedwede jedwedes jedweden jedwedem jeglicher jegliche jegliches jeglichen jeglichem ' +
    'mancher manche manches manchen manchem manch solcher solche solches solchen solchem solch ' +
    'welcher welche welches welchen welchem welch derselbe dieselbe dasselbe desselben demselben denselben ' +
    'dieselben derselben derjenige diejenige dasjenige desjenigen demjenigen denjenigen diejenigen derjenigen ' +
    'alle allen allem aller alles all beide beiden beidem beider beides einige einigen einigem einiger einiges ' +
    'etliche etlichen etlichem etlicher etliches mehrere mehreren mehrerer mehreres sämtliche viel viele vielen ' +
    'vielem vieler vieles wenig wenige wenigen wenigem weniger weniges andere anderen anderem anderer anderes ' +
    'andern anderm anders irgendein irgendeine irgendeinen irgendeinem irgendeiner irgendeines irgendwelche ' +
    'irgendwelchen irgendwelchem irgendwelcher irgendwelches',
  pronoun:
    'ich mich mir meiner du dich dir deiner er ihn ihm seiner sie ihr ihrer ihnen es wir uns unser euch euer sich ' +
    'man wer wen wem wessen was etwas nichts jemand jemanden jemandem jemandes niemand niemanden niemandem ' +
    'niemandes jedermann jedermanns einander selbst selber dessen deren denen derer irgendwer irgendwen ' +
    'irgendwem irgendwas irgendjemand irgendetwas meinige meinigen deinige deinigen seinige seinigen ihrige ' +
    'ihrigen unsrige unsrigen eurige eurigen meins deins seins ihrs unsers euers meinesgleichen deinesgleichen ' +
    'seinesgleichen ihresgleichen unsersgleichen euresgleichen dergleichen desgleichen',
  preposition:
    'ab abseits abzüglich am an angesichts anhand anlässlich ans anstatt anstelle auf aufgrund aufs aus ausschließlich ' +
    'außer außerhalb bei beiderseits beidseits beim betreffs bezüglich bis binnen dank diesseits durch durchs ' +
    'einschließlich entgegen entlang exklusive für fürs gegen gegenüber gemäß halber hinsichtlich hinter hinterm ' +
    'hinters im in infolge inklusive inmitten innerhalb ins jenseits kraft längs laut mangels mithilfe mit mitsamt ' +
    'mittels nach nächst nahe namens neben nebst ob oberhalb ohne per pro samt seit seitens statt trotz über überm ' +
    'übers um ums ungeachtet unfern unter unterhalb unterm unters unweit vermittels vermöge via vom von vor vors ' +
    'während wegen wider zeit zu zufolge zugunsten zuliebe zum zur zuungunsten zuwider zuzüglich zwecks zwischen',
  conjunction:
    'aber allein als also anstatt auch außer beziehungsweise bis bevor da damit dass denn desto doch ehe entweder falls ' +
    'gleichwie indem indes indessen insofern insoweit je jedoch kaum nachdem nämlich noch nur ob obgleich obschon ' +
    'obwohl obzwar oder ohne respektive seit seitdem sobald sodass sofern solange sondern sooft soviel soweit sowie ' +
    'sowohl statt trotzdem um umso und vielmehr während weder weil wenn wenngleich wennschon wie wiewohl wo wofern ' +
    'wohingegen zumal zwar',
  numeral:
    'null eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn ' +
    'achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend zweien ' +
    'zweier dreien dreier vieren fünfen sechsen sieben achten neunen zehnen elfen zwölfen einmal zweimal dreimal ' +
    'anderthalb eineinhalb zweieinhalb dreieinhalb',
  adverb:
    'abends abermals abseits abwärts allda allein allemal allenfalls allenthalben allerdings allerhand allerlei allerorten ' +
    'allerorts allerseits allesamt allseits allzeit allzu alsbald alsdann also anbei andernfalls andernorts anderntags ' +
    'anderswo anderswie anfangs anheim anscheinend ansonsten auch auf aufwärts auseinander auswärts außen bald ' +
    'baldigst beinah beinahe beisammen beiseite beizeiten bereits bergab bergan bergauf besonders bestens bisher ' +
    'bislang bisweilen blindlings da dabei dadurch dafür dagegen daheim daher dahin dahinten dahinter damals damit ' +
    'danach daneben dann daran darauf daraufhin daraus darin darüber darum darunter davon davor dazu dazumal ' +
    'dazwischen demgemäß demnach demnächst demzufolge dennoch derart dereinst derzeit deshalb dessentwegen ' +
    'desto deswegen dort dorther dorthin dran drauf draus draußen drin drinnen droben drüben drüber drum drunten ' +
    'drunter durchaus durchweg eben ebenda ebenfalls ebenso ebensosehr eher ehedem ehemals einerseits einfach einigermaßen ' +
    'einmal einst einstens einstmals einstweilen einwärts empor endlich entzwei erst erstens erstmals etwa etwas ' +
    'eventuell extra fast fernab ferner flugs folglich fort fortan freilich früher fürbass fürwahr ganz gar gegebenenfalls ' +
    'genau genug geradeaus geradezu gern gerne gestern gleich gleichfalls gleichsam gleichwohl glücklicherweise hart ' +
    'haufenweise her herab heran herauf heraus herbei herein hernach herüber herum herunter hervor herzu heuer heute ' +
    'heutzutage hie hier hierauf hieraus hierbei hierdurch hierfür hierher hierhin hiermit hiernach hierüber hierunter ' +
    'hiervon hierzu hierzulande hin hinab hinan hinauf hinaus hindurch hinein hingegen hinten hinterdrein hinterher ' +
    'hintenherum hinüber hinunter hinweg hinzu höchst höchstens huckepack immer immerdar immerfort immerhin immerzu ' +
    'indes indessen innen insbesondere insgesamt insgeheim irgend irgendwann irgendwie irgendwo irgendwoher irgendwohin ' +
    'ja jawohl je jedenfalls jederzeit jedesmal jeher jemals jenseits jetzt jüngst kaum keinerlei keinesfalls keineswegs ' +
    'kopfüber künftighin kürzlich kurzerhand längst lauter leider letztens letzthin letztlich linkerhand links lediglich los mal manchmal ' +
    'mehr mehrfach mehrmals meist meistens meinetwegen minder mindestens miteinander mithin mitnichten mittags mittels ' +
    'mitten mittendrin mittlerweile mitunter möglicherweise möglichst morgen morgens nachher nachgerade nachmittags ' +
    'nachts nah naturgemäß nebenan nebenbei nebenher nein neuerdings neulich nicht niemals nie nimmer nimmermehr nirgends ' +
    'nirgendwo nirgendwohin noch nochmals nu nun nunmehr nur obenauf obenan oben obendrein oft oftmals öfter öfters ' +
    'ohnedies ohnehin paarweise querfeldein rechts reihum rings ringsum ringsumher rückwärts rundum rundherum sachte ' +
    'samt samstags schleunigst schließlich schlechthin schon schnurstracks sehr seinerzeit seither seitwärts selbst ' +
    'selten so sobald sodann soeben sofort sogar sogleich somit sonst sonstwie sonstwo soweit sowieso sozusagen später ' +
    'spätestens stets stellenweise stracks stromab stromauf stufenweise tags tagsüber teils teilweise trotzdem übel überall ' +
    'überallhin überaus überdies überhaupt überhin übermorgen übrigens umher umhin umsonst umso ungefähr ungern unlängst ' +
    'unten unterdessen untereinander unterwegs unterhalb vergebens vermutlich viel vielerorts vielfach vielleicht vielmals ' +
    'vielmehr vollauf vollends voran voraus vorab vorbei vordem vorerst vorgestern vorher vorhin vormals vormittags vorn ' +
    'vorne vorüber vorwärts vorweg vorwiegend wann warum weg weiland weiter weiterhin weitaus wenigstens wie wieder ' +
    'wiederum wieso wieviel wo wobei wodurch wofür wogegen woher wohin wohl womit womöglich wonach woran worauf woraus ' +
    'worin worüber worum worunter wovon wovor wozu zeitlebens zeitweise zeitweilig ziemlich zu zuallererst zuallerletzt ' +
    'zudem zueinander zuerst zufolge zugegen zuhauf zuhause zuhöchst zuinnerst zuletzt zumal zumeist zumindest zunächst ' +
    'zurück zurzeit zusammen zusehends zuvor zuweilen zuwider zuzeiten zwar zweitens drittens viertens fünftens sechstens ' +
    'siebtens achtens neuntens zehntens querbeet rittlings bäuchlings rücklings jählings meuchlings beidseits hierorts ' +
    'andererseits anderseits jahraus jahrein tagaus tagein landauf landab treppauf treppab heim',
  interjection:
    'ach ah aha ahoi ätsch au autsch bah bäh basta bim bravo brr bst bumm bums ei eia ey hach halali hallo hatschi hatzi ' +
    'hau he hei heia heida heidi heil heisa heissa herrje hey hi hihi hm ho hoho hoi holla hoppla hopp hops horrido hosianna ' +
    'hossa hott hu huch huhu hui huhuh hurra husch igitt iah jeminee juchhe juchhei juchheisa juhu kikeriki kuckuck kusch ' +
    'miau mmh muh nanu na oh oha oho ohoi oje ojemine olala pah pfui pi piep plumps pst psst puh quak rabäh sapperlot ' +
    'sela sieh st tja tatütata toi topp trara uff uh ui uih verdammt wau wehe weh wumm wupp zack',
}

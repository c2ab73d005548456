import type { RulebookTexts } from './en.ts'

export const fr: RulebookTexts = {
  step: 'étape {{at}} sur {{all}}',
  back: 'Retour',
  next: 'Suite',
  show: 'Montrer',
  yes: 'Oui',
  no: 'Non',
  try: 'Essayer',
  askWord: 'À vous : quel mot ?',
  askMay: 'Peut-on le poser ?',
  askLink: 'Est-ce une liaison ?',
  askOwes: 'Combien est dû ?',
  askPoints: 'Combien de points ?',
  askFinished: 'Est-ce terminé ?',
  costs: 'Noir vaut 1, rouge 3, un joker 10 :',
  notQuite: 'Pas tout à fait.',
  alsoAllowed: 'Ce mot est permis aussi. L’exemple continue avec un autre.',
  otherWord: 'Un mot, peut-être, mais pas de cet exemple.',
  rack: 'Chevalet',
  hand: 'Main',
  stones: 'Pions en main',
  valueColumn: 'Valeur',
  countColumn: 'Nombre',
  letterColumn: 'Lettre',
  letterTable: 'Les lettres : nombre et valeur',
  sayTable: 'Voici ce qui est posé.',
  sayLink: 'Le mot tient, et c’est une liaison : un mot de plus est permis.',
  sayStands: 'Le mot tient, mais ce n’est pas une liaison.',
  sayRefused: 'Refusé.',
  sayLeft: 'Un chevalet est vide ; voici ce qui reste au premier des autres.',
  sayPays: '{{points}} à payer. Et le suivant ?',
  sayPaid: '{{points}} à payer. Le gagnant reçoit {{sum}}.',
  sayDeal: 'Trois joueurs et leurs chevalets. Le camp A ouvre par {{words}}.',
  sayBench: 'Cette grille est rendue.',
  sayFinished: 'Tous les mots sont bons, d’un seul tenant : {{points}} points au premier.',
  'fault_no-word': '{{word}} n’est pas un mot.',
  fault_apart: 'Ces pions ne tiennent à rien.',
  'fault_left-over': 'Il reste des pions.',
  sayBegin: 'Le camp A pose un pion et annonce un mot.',
  sayNames: '{{name}} pose {{stone}} et annonce {{word}}.',
  sayAdds: '{{name}} ajoute {{stone}}.',
  sayRack: 'Le chevalet et la main avant le tour.',
  sayScored: '{{points}} points. Cartes piochées : {{drawn}}.',
  jarnac_about:
    'Deux plateaux de huit lignes, des lettres visibles de tous. Posez des mots, faites-les grandir et prenez ce que l’autre a oublié.',
  jarnac_goal_title: 'Le but',
  jarnac_goal:
    'Chaque camp a un plateau et une réserve que tous voient ; 144 lettres attendent dans le sac. Une ligne vaut le carré de sa longueur : trois lettres 9, neuf lettres 81. Le plus haut total gagne. Une règle est un ensemble d’options que la table peut changer.',
  jarnac_turn_title: 'Un tour',
  jarnac_turn:
    'D’abord Jarnac, si l’autre camp vient de passer. Puis les lettres : six au premier tour, ensuite une, ou trois des vôtres contre trois du sac. Puis posez autant de mots que possible. Passer finit le tour ; l’adversaire peut alors dire Jarnac. S’il reste trop peu de lettres dans le sac, on prend celles qui restent.',
  jarnac_new_title: 'Un nouveau mot',
  jarnac_new:
    'De trois à neuf lettres, toutes de la réserve, sur la première ligne vide. Chaque lettre sert une fois. Sans ligne vide, pas de nouveau mot.',
  jarnac_remake_title: 'Transformer une ligne',
  jarnac_remake:
    'Toutes les lettres de la ligne restent, au moins une de la réserve s’y ajoute, dans n’importe quel ordre. Aucune ne quitte sa ligne. Réarranger seulement ne suffit pas.',
  jarnac_reward_title: 'La récompense',
  jarnac_reward:
    'Chaque mot posé rapporte une lettre du sac, quelle que soit sa longueur. Plusieurs petits pas valent donc mieux qu’un grand saut.',
  jarnac_jarnac_title: 'Jarnac !',
  jarnac_jarnac:
    'Quand un camp passe, le suivant peut prendre ce qui a été oublié : une ligne transformée avec la réserve de celui qui passe, ou un nouveau mot de cette réserve s’il avait la place. Le mot va sur la première ligne vide du preneur ; la ligne vidée reste vide. Un Jarnac ne rapporte pas de lettre, un autre peut suivre avec ce qui reste. Piocher, c’est renoncer.',
  jarnac_call_title: 'Le temps pour dire Jarnac',
  jarnac_call:
    'Jarnac se dit aussitôt que l’adversaire a passé. La table peut fixer ce délai : vingt secondes dans les deux règles de compétition, sans limite ailleurs et quand on compte en jours. Le délai écoulé, l’occasion est perdue, mais le tour qui suit garde tout son temps.',
  jarnac_limits_title: 'Ce qui est à l’abri, qui peut prendre',
  jarnac_limits:
    'Un mot de pleine longueur ne peut grandir : il est à l’abri ; par handicap, de plus courts peuvent l’être aussi. C’est le camp suivant qui prend ; avec l’option ouverte, tout adversaire le peut, et la pioche attend cinq secondes ou le refus de tous. La table peut limiter le nombre de Jarnacs, ou les supprimer.',
  jarnac_end_title: 'La fin',
  jarnac_end:
    'Avec « dernière ligne », la partie finit quand un camp remplit sa dernière ligne ; en Professionnel, un dernier Jarnac est accordé. Avec « plateau plein, puis passe », un camp au plateau plein doit encore passer sans réponse. Elle finit aussi quand le sac est vide et que tous ont passé, ou après six tours sans mot chacun. À égalité, match nul.',
  jarnac_last_title: 'Le dernier Jarnac et la dernière ligne',
  jarnac_last:
    'Professionnel : quand un camp remplit sa dernière ligne, le suivant peut encore dire Jarnac une fois : une ligne de ce plateau transformée, quelle que soit sa longueur, ou un mot nouveau plus long que celui qui vient d’être posé. Si cela remplit aussi la dernière ligne du preneur, la partie est finie ; sinon son tour commence. Règles françaises : qui remplit sa huitième ligne par un Jarnac pioche encore, joue, passe, et s’expose à son tour.',
  jarnac_judging_title: 'Quels mots comptent',
  jarnac_judging:
    'Contrôlé : un mot non admis est refusé, rien ne change. Contestation : tout peut être posé, et les autres ont dix secondes pour contester. Un mot faux est repris et banni ; avec pénalité, le tour finit et le camp suivant pioche une lettre de plus, tandis qu’un mot juste en rapporte une de plus. En Professionnel, on n’allonge pas un mot en une autre forme de la même entrée.',
  jarnac_wrong_title: 'Mots faux, Jarnacs faux',
  jarnac_wrong:
    'Quand les contestations coûtent, un mot faux finit le tour et le camp suivant pioche une lettre de plus : deux au lieu d’une, sept au lieu de six, quatre au lieu de trois dans un échange. Un Jarnac faux rend le mot ; le preneur perd son tour sans piocher, et le camp dépouillé joue avec une lettre de plus, même là où la partie aurait fini. S’il est sorti, c’est au suivant, hormis le preneur.',
  jarnac_words_title: 'Les mots admis par chaque règle',
  jarnac_words:
    'Classique, allemand : toutes les formes de tous les mots d’un dictionnaire. Professionnel : les noms au nominatif singulier seulement, les verbes à l’infinitif et aux participes, les autres mots comme ci-dessus. Classique, français : noms communs, adjectifs et verbes à toutes les formes ; compétition : verbes à l’infinitif et aux participes seulement. International : toute sorte de mots. Jamais : noms propres, sigles et abréviations, préfixes, mots à trait d’union ou à apostrophe ; en français, pas d’interjections non plus.',
  jarnac_sides_title: 'Camps et équipes',
  jarnac_sides:
    'De deux à six camps, chacun un joueur ou une équipe dont le capitaine décide. Qui abandonne, ou a épuisé son temps pour toute la partie, perd ; à plus de deux camps, ce camp sort, son plateau est à l’abri, et le dernier en lice gagne.',
  jarnac_solo_title: 'En solo',
  jarnac_solo:
    'Un plateau, sans Jarnac ni échange ; passer fait piocher une lettre. Le but est 576 : sept mots de neuf lettres et un de trois. Les parties se classent d’après les tours qu’il a fallu, puis d’après les points.',
  jarnac_help_title: 'Voyelles, temps, indices',
  jarnac_help:
    'Là où la règle des voyelles vaut, six premières lettres sans voyelle voient leur dernière échangée jusqu’à ce qu’il en vienne une. Quand le temps d’un tour est écoulé, vous passez ; ne rien dire, c’est laisser passer l’occasion ou accepter le mot. Les indices sont une option, et tous voient qu’un a été donné.',
  jarnac_tips_title: 'Conseils',
  jarnac_tips:
    'Posez pas à pas : chaque mot rapporte une lettre. Jouez vite : moins l’autre a de temps, moins il voit. Entre joueurs inégaux, mettez à l’abri les mots de sept lettres et plus.',
  jarnac_story_title: 'Le nom',
  jarnac_story:
    'Le 10 juillet 1547, devant le roi Henri II, Guy Chabot, baron de Jarnac, affronta en duel La Châtaigneraie, l’une des plus fines lames de son temps. D’une estocade inattendue au jarret, il le fit tomber. Depuis, un « coup de Jarnac » est un coup soudain que personne n’a vu venir. On prononce « jar-nak ».',
  'second-row_title': '{{first}}, puis {{word}}',
  'second-row': 'Six lettres, un premier mot, puis, avec la lettre gagnée, un second sur la ligne suivante.',
  transformation_title: '{{first}} devient {{word}}',
  transformation: 'Les mêmes lettres, jouées autrement : la ligne gagne le {{letter}}.',
  'step-by-step_title': 'Pas à pas',
  'step-by-step': 'À partir de six lettres, chaque mot sort du précédent. Comptez les lettres gagnées.',
  'at-once_title': 'D’un seul coup',
  'at-once': 'Les six mêmes lettres en un mot : long, mais une seule lettre gagnée.',
  jarnac:
    'Le camp A passe avec {{letter}} en réserve et ne voit pas {{word}}. Le camp B, si, avant même de piocher ses six lettres.',
  jarnac_title: '{{word}} est pris',
  'double-jarnac_title': 'Coup double',
  'double-jarnac': 'Deux lignes et deux lettres sont restées là. Les deux lignes changent de camp.',
  'why_no-word-across': 'Une suite en travers n’est pas un mot.',
  'why_stones-not-held': 'Un pion nécessaire n’est pas au chevalet.',
  'why_nothing-laid': 'Il faut poser au moins une carte.',
  kreuzwort_about:
    'Des mots croisés sur une table sans bords. Débarrassez-vous de vos pions, mot à mot, avant les autres.',
  kreuzwort_stones_title: 'Les pions',
  kreuzwort_stones:
    'Quatre-vingts pions : voyelles rouges, consonnes noires et un joker de chaque couleur, en deux pioches. Chacun tient cinq rouges et huit noirs ; les autres n’en voient que le nombre. Une partie a plusieurs manches.',
  kreuzwort_words_title: 'Quels mots comptent',
  kreuzwort_words:
    'Les mots du dictionnaire, pluriels et autres formes des noms et adjectifs compris ; les verbes à l’infinitif seulement. Prénoms et lieux comptent ; les noms d’entreprises, de marques et de familles, non. La table peut convenir d’autre chose, plus facile ou plus difficile : d’autres classes de mots en option, et des mots maison acceptés de tous.',
  kreuzwort_jolly_title: 'Le joker',
  kreuzwort_jolly:
    'Un joker vaut une lettre de sa couleur, choisie à la pose, la même dans les deux sens. À votre tour, vous pouvez prendre un joker posé ayant moins de trois voisins contre sa lettre, mais pas un joker de ce tour.',
  kreuzwort_lay_title: 'Poser un mot',
  kreuzwort_lay:
    'Commence qui tient la lettre la plus proche de Z. Un mot par tour, en ligne, contenant au moins un pion déjà posé. Partout où des pions se touchent, toute suite de deux ou plus doit être un mot ; allonger est permis.',
  kreuzwort_link_title: 'Qu’est-ce qu’une liaison ?',
  kreuzwort_link:
    'Les pions déjà posés dans la ligne de votre mot forment des blocs, séparés par ceux que vous posez. Deux blocs ou plus font une liaison, et une liaison donne droit à un mot de plus. Allonger ne fait qu’un bloc, quel que soit le nombre de mots qui croisent.',
  kreuzwort_buy_title: 'Acheter',
  kreuzwort_buy:
    'Qui ne pose rien, ou ne pose pas le mot gagné par une liaison, achète un pion de la couleur voulue, et son tour finit. Passer n’est possible que si les deux pioches sont vides.',
  kreuzwort_end_title: 'Le décompte',
  kreuzwort_end:
    'Un chevalet vide finit la manche. Les autres paient : noir 1, rouge 3, joker 10. Si tous passent, pioches vides, le chevalet qui vaut le moins reçoit les différences ; à égalité, personne ne gagne et la manche suivante compte double. Chaque égalité de suite double encore.',
  kreuzwort_leave_title: 'Quitter la partie',
  kreuzwort_leave:
    'Qui abandonne, ou n’a plus de temps, quitte la partie ; ses pions retournent aux pioches et les autres continuent. Dans cette manche, il paie au gagnant la valeur de son chevalet ; les manches déjà comptées restent acquises. À Point, ses points restent inscrits mais ne gagnent pas. À Presto, il n’a pas fini. À Wer behält recht?, qui a un devoir paie tous les autres. Le dernier en lice gagne.',
  kreuzwort_tips_title: 'Conseils',
  kreuzwort_tips: 'Séparez-vous tôt de J, V, X et Y, ou ouvrez par un mot long.',
  'kreuzwort-touching_title': '{{word}} : {{own}} à côté de {{beside}}',
  'kreuzwort-touching': '{{word}} doit descendre par le {{first}}. Son {{own}} toucherait le {{beside}}.',
  'kreuzwort-link_title': '{{word}} relie deux mots',
  'kreuzwort-link':
    'Du {{first}} de {{one}} au {{last}} de {{other}} : deux pions posés, deux nouveaux entre eux.',
  'kreuzwort-no-link_title': '{{was}} devient {{word}}',
  'kreuzwort-no-link': '{{one}} et {{other}} croisent le mot qui gagne le {{letter}}.',
  'kreuzwort-red-jolly_title': '{{word}} avec un joker rouge',
  'kreuzwort-red-jolly': 'Pas de {{letter}} au chevalet, mais un joker rouge.',
  'kreuzwort-black-jolly_title': '{{word}} avec un joker noir',
  'kreuzwort-black-jolly': 'Le même mot, mais le joker est noir.',
  'kreuzwort-settlement_title': 'Qui doit combien ?',
  'kreuzwort-settlement': 'Trois joueurs ont encore des pions quand le quatrième n’en a plus.',
  point_about: 'Le Kreuzwort aux points : chaque lettre du mot posé compte, et qui finit le premier gagne.',
  point_count_title: 'Le compte',
  point_count:
    'Chaque lettre du mot posé compte sa valeur, même déjà sur la table ; un joker ne compte rien, ni les mots formés en travers. Le nombre de pions est libre ; avec huit rouges et dix ou douze noirs, on joue à trois au plus.',
  point_link_title: 'Liaisons et achats',
  point_link:
    'Une liaison donne droit à un mot de plus, qui compte aussi ; y renoncer ne coûte rien. Qui ne pose pas achète un à trois pions, ou passe.',
  point_end_title: 'La fin',
  point_end:
    'Le premier chevalet vide reçoit dix points, et le tour de table s’achève. Les pions restants comptent en moins, un joker dix. Le premier à finir gagne la manche ; en option, le plus de points.',
  point_tips_title: 'Conseils',
  point_tips: 'Les lettres qui valent cher méritent un mot long ; une liaison en vaut deux.',
  'point-sample_title': 'Une partie modèle',
  'point-sample': '{{turns}} tours jusqu’à {{scores}}. Avant chacun, devinez ce qu’il rapporte.',
  pointTurn: '{{name}} : {{words}}, {{points}} points.',
  pointNext_word: 'Ensuite : {{word}}.',
  pointNext_jolly: 'Ensuite : {{word}}, son {{letter}} un joker.',
  pointNext_swap: 'Ensuite : le joker est pris contre sa lettre et devient {{letter}} dans {{word}}.',
  pointNext_link: 'Ensuite : {{word}}, une liaison entre deux mots, puis {{more}}.',
  pointNext_lap: 'Le tour de table continue : {{word}}.',
  pointOut: 'Alors le chevalet est vide : dix de plus.',
  pointEnd: 'Ce qui reste est déduit : {{scores}}. {{name}} a fini en premier et gagne.',
  presto_about:
    'Tous en même temps : construisez une grille avec tous vos pions et dites « Fini ! » avant les autres.',
  presto_deal_title: 'La donne',
  presto_deal:
    'Douze noirs et sept rouges jusqu’à quatre joueurs, dix et six à cinq, huit et cinq à six ; le reste est écarté. Les autres ne voient que le nombre de pions placés ; tout se montre à la fin de la manche.',
  presto_build_title: 'Construire',
  presto_build:
    'Une seule grille d’un tenant, déplacée et refaite à volonté. Toute suite de deux ou plus est un mot ; se toucher suffit pour tenir ensemble.',
  presto_finish_title: '« Fini ! »',
  presto_finish:
    'Le premier a quatre points, le second deux, et la manche finit. Option facile : un pion peut rester, pour deux et un. Une annonce fausse montre ses fautes et bloque cinq secondes. On peut renoncer ; après cinq minutes, la manche est finie.',
  presto_match_title: 'La partie',
  presto_match: 'Un nombre de manches, trois d’ordinaire, ou un total à atteindre.',
  presto_tips_title: 'Conseils',
  presto_tips: 'Placez d’abord J, V, X et Y, ou commencez par un mot long et accrochez-y le reste.',
  'presto-right_title': '{{first}} et {{second}}',
  'presto-right': 'Quatre pions, deux mots, une grille.',
  'presto-no-word_title': 'Un carré de quatre',
  'presto-no-word': '{{first}}, {{second}} et {{third}} sont des mots. Est-ce tout ce qui se lit ?',
  'presto-apart_title': 'Deux morceaux',
  'presto-apart': '{{first}} en haut, {{second}} en bas, et une ligne vide entre eux.',
  'presto-easy_title': 'Un pion de reste, version facile',
  'presto-easy': 'Le {{letter}} n’a pas trouvé de place.',
  recht_about:
    'Pion après pion grandit un mot que quelqu’un a annoncé. Qui l’a annoncé doit pouvoir le finir.',
  recht_naming_title: 'Annoncer',
  recht_naming:
    'Qui commence pose un pion et annonce un mot et sa place. Le mot s’accorde avec tout ce qui est posé dans sa ligne, contient tout le morceau, a des cases vides devant et derrière, et ne forme en travers que des mots. Les pions manquants n’ont pas à être en main. Les suivants partent à côté d’une lettre du dernier mot fini.',
  recht_grow_title: 'Faire grandir',
  recht_grow:
    'Puis chacun ajoute un pion à un bout : pour un autre mot, dont il devient l’auteur, ou pour le mot annoncé. Ou il achète un pion et réessaie, sinon passe. Si son premier pion suffit à finir le mot, le suivant commence ; sinon l’auteur commence, même hors de son tour.',
  recht_duty_title: 'Le devoir de l’auteur',
  recht_duty:
    'Quand le tour revient à l’auteur et que le mot n’a pas changé, tous les pions manquants doivent être posés d’un coup. Qui ne peut pas sort et paie à chaque joueur restant la valeur de son chevalet.',
  recht_bonus_title: 'Pions en prime',
  recht_bonus:
    'Un pion qui complète un carré de quatre, et un début qui croise sur une voyelle, donnent chacun un pion de plus pour le mot annoncé. Ces pions n’annoncent et ne rapportent rien.',
  recht_end_title: 'La fin',
  recht_end:
    'Un chevalet vide gagne aussitôt, et les autres paient comme au Kreuzwort. Pioches vides et personne ne commence plus : le chevalet qui vaut le moins gagne ; à égalité, personne ne gagne et la manche suivante compte double. Temps écoulé : le devoir est fait s’il peut l’être ; sinon vous achetez et passez.',
  recht_tips_title: 'Conseils',
  recht_tips: 'Osez tôt : un mot annoncé au début vous revient rarement inachevé et inchangé.',
  'recht-completed_title': '{{word}} est fini par d’autres',
  'recht-completed': 'Trois joueurs, un mot.',
  'recht-completed-1': '{{first}} et {{last}} manquent ; il n’est pas besoin de les avoir.',
  'recht-completed-2': 'Cela fait avancer le mot annoncé.',
  'recht-completed-3': '{{word}} est complet, et son auteur commence le mot suivant, hors de son tour.',
  'recht-renamed_title': '{{word}} devient {{other}}',
  'recht-renamed': 'Le deuxième joueur annonce un autre mot autour des mêmes pions.',
  'recht-renamed-1': 'Le mot annoncé est {{word}}.',
  'recht-renamed-2': 'Le camp B est désormais l’auteur ; le camp A ne doit plus rien.',
  'recht-renamed-3': 'Il ne manque que {{lacking}}. Si personne ne change le mot, le camp B devra le poser.',
  abrahaminetz_about:
    'Un seul mot au milieu pour tous. Couvrez ses cartes, allongez-le, raccourcissez-le : chaque tour en fait un autre.',
  abrahaminetz_start_title: 'Le début',
  abrahaminetz_start:
    '110 cartes : 94 lettres, dix gommes, six jokers ; sept en main. Chacun choisit en secret un mot de trois lettres ; celui qui vaut le plus commence, et les mots restent en main. Le premier mot a exactement trois lettres ; qui ne peut pas, passe.',
  abrahaminetz_words_title: 'Le mot suivant',
  abrahaminetz_words:
    'De trois à neuf lettres, un autre mot que celui posé. Couvrez des cases de lettres ou de jokers, une carte par case, et allongez d’une case, devant ou derrière.',
  abrahaminetz_erasers_title: 'Les gommes',
  abrahaminetz_erasers:
    'Les gommes se posent aux bords, l’une après l’autre depuis l’extérieur, et raccourcissent le mot ; une lettre peut les couvrir à un tour suivant. Le mot est d’un bloc, une carte posée au moins reste, et, sauf accord de la table, aucune carte ne couvre la même lettre.',
  abrahaminetz_jokers_title: 'Les jokers',
  abrahaminetz_jokers:
    'Un joker vaut une lettre annoncée à la pose, la garde pour tous jusqu’à ce qu’il soit couvert, et compte 1.',
  abrahaminetz_score_title: 'Le compte',
  abrahaminetz_score:
    'Toutes les cartes du mot tel qu’il est, moins 2 par gomme visible, plus 3 par lettre ou joker posé ce tour à partir du troisième.',
  abrahaminetz_cards_title: 'Piocher, échanger, passer',
  abrahaminetz_cards:
    'Après un mot, la main remonte à sept. Avant de poser, une carte peut aller sous la pioche contre celle du dessus, pour 2 points, sept fois au plus. Passer ne rapporte rien, garde le coût des échanges et fait piocher une carte ; une main peut donc dépasser sept.',
  abrahaminetz_end_title: 'La fin',
  abrahaminetz_end:
    'La partie finit quand la pioche et une main sont vides, ou quand, pioche vide, tous ont passé de suite. Les cartes restantes se déduisent, une gomme pour 2, un joker pour 1. Le plus haut total gagne.',
  abrahaminetz_options_title: 'Options, contestations, temps',
  abrahaminetz_options:
    'Les débutants peuvent poser une carte par tour face cachée, comme gomme, au bord ou, en option, n’importe où : au milieu du mot, les lettres voisines se rejoignent. Comptent les mots convenus, à défaut toutes les formes de tous les mots du dictionnaire, sans les noms propres ; ils sont contrôlés, ou contestables dix secondes sans pénalité. Une minute pour tout le tour. Qui abandonne sort ; les mains restent cachées jusqu’à la fin.',
  abrahaminetz_tips_title: 'Conseils',
  abrahaminetz_tips: 'N’abusez pas des gommes pour raccourcir : cela paie rarement.',
  'abrahaminetz-joker-stays_title': '{{was}}, son {{joker}} un joker : {{word}}',
  'abrahaminetz-joker-stays': '{{letter}} couvre {{covered}}. Le joker à la fin reste {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter_title': '{{wanted}} sans carte ?',
  'abrahaminetz-joker-is-no-other-letter':
    'Quelqu’un voudrait que le joker soit {{other}} au lieu de {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter-ask': 'Le joker peut-il changer de lettre tout seul ?',
  'abrahaminetz-joker-covered_title': '{{word}} avec une carte : {{letter}}',
  'abrahaminetz-joker-covered': '{{letter}} couvre le joker.',
  'abrahaminetz-bonus-for-three_title': '{{word}} : trois lettres',
  'abrahaminetz-bonus-for-three': '{{letters}} couvrent tout sauf {{kept}} : prime de 3.',
  'abrahaminetz-bonus-for-four_title': '{{word}} à partir de {{was}}',
  'abrahaminetz-bonus-for-four': 'Quatre lettres posées. Il reste : {{kept}}.',
  'abrahaminetz-bonus-for-five_title': '{{word}} : une case de plus',
  'abrahaminetz-bonus-for-five': 'Cinq lettres, dont une sur une case nouvelle : prime de 9.',
  'abrahaminetz-two-letters-and-an-eraser_title': '{{word}} à partir de {{was}}',
  'abrahaminetz-two-letters-and-an-eraser':
    'Deux lettres et une gomme sur le {{erased}} : pas de prime, et la gomme coûte 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Deux échanges, puis passer',
  'abrahaminetz-two-exchanges-and-a-pass': 'Rien n’est posé. Que rapporte le tour ?',
  askLay: 'Touchez ou tapez les lettres dans l’ordre ; touchez-en une de nouveau pour la reprendre.',
  layWrong:
    'Le mot cherché n’est pas {{word}} : il commence par {{first}} et finit par {{last}}. Touchez une lettre pour la reprendre.',
  playNow: 'Jouer tout de suite',
  'kreuzwort-by-hand_title': 'Votre premier mot',
  'kreuzwort-by-hand': 'Posez-le vous-même.',
  byHandBefore_kreuzwort: 'Posez un mot vers le bas à partir du {{letter}} posé.',
  byHandAfter_kreuzwort:
    '{{word}} partage le {{letter}} : {{count}} pions de moins. Le premier sans pions gagne.',
  'jarnac-by-hand_title': 'Votre premier mot',
  'jarnac-by-hand': 'Posez-le vous-même.',
  byHandBefore_jarnac:
    'La ligne 1 porte {{was}}, votre réserve un {{letter}}. Faites un mot plus long de toutes ces lettres.',
  byHandAfter_jarnac:
    '{{word}} : {{count}} lettres comptent {{points}} points. Chaque mot posé apporte une lettre.',
  'point-by-hand_title': 'Votre premier mot',
  'point-by-hand': 'Posez-le vous-même.',
  byHandBefore_point: 'Posez un mot vers le bas à partir du {{letter}} posé.',
  byHandAfter_point: '{{word}} compte {{sum}} = {{points}} points. Le {{letter}} déjà posé compte aussi.',
  'presto-by-hand_title': 'Votre premier mot',
  'presto-by-hand': 'Posez-le vous-même.',
  byHandBefore_presto:
    'Posez vos derniers pions vers le bas à partir du {{letter}}. Il ne doit en rester aucun.',
  byHandAfter_presto: 'Tous les pions sont posés et se tiennent. À la table, vous appuieriez sur Fini !',
  'recht-by-hand_title': 'Votre premier mot',
  'recht-by-hand': 'Posez-le vous-même.',
  byHandBefore_recht:
    'Le {{letter}} est posé. Quel mot commençant par lui pourriez-vous finir avec vos pions ?',
  byHandAfter_recht:
    'Vous annoncez {{word}} et posez le {{stone}}. Vous avez le reste : si le mot vous revient, vous pourrez le finir.',
  'abrahaminetz-by-hand_title': 'Votre premier mot',
  'abrahaminetz-by-hand': 'Posez-le vous-même.',
  byHandBefore_abrahaminetz:
    '{{was}} est sur le chevalet. Couvrez sa première lettre pour faire un nouveau mot.',
  byHandAfter_abrahaminetz:
    '{{letter}} couvre {{covered}} : {{word}}. Une carte au moins de l’ancien mot doit rester.',
}

/** Manufacturers, shops and brands, in lower case; a name that is also an ordinary word is not listed. */
export const brands: ReadonlySet<string> = new Set(
  `adaptec adidas adobe agfa airbnb airbus alcatel aldi alitalia allianz amazon android apple aral atari
    athlon auchan audi bahncard barclays barilla beiersdorf benetton bentley bertelsmann bic bing bloomberg
    bmw boeing borland bosch bouygues brockhaus bugatti burda cadillac cardin carrefour centronics chanel
    chrysler cisco citibank citroen citroën commerzbank compaq dacia daimler danone debian decathlon degussa
    dior dornier dow dupont ebay edeka eduscho enel epson ericsson esselunga esso eurocard facebook fanta
    ferrari ferrero fiat firefox fnac fokker forsa frigidaire fuji fujitsu gazprom gillette google gucci
    guinness haribo hasbro hertie hewlett hilton hitachi hoechst hoesch honda horten huawei hyundai iberia
    ikea infineon instagram intel intershop ipad iphone karstadt kaufhof kawasaki kia kleenex klöckner knaur
    kodak krupp lacoste lamborghini lancia landrover langenscheidt larousse lavazza leclerc lego leica lenovo
    lidl linkedin lockheed lufthansa lycos macintosh mannesmann mastercard matsushita mattel mazda mediaset
    mercedes michelin microsoft minolta mitsubishi mondamin monoprix motorola motta mozilla märklin neckermann
    nespresso nestlé netflix netscape nike nikon nintendo nissan nixdorf nokia novell nutella nvidia oetker
    olivetti opel opteron oracle osram packard panasonic pattex paypal pentium pepsi peugeot philips pirelli
    playmobil playstation polaroid pontiac porsche prada prawda qualcomm ratp ravensburger renault reuters
    rheinmetall rolex ryanair samsung sandoz sanyo seagate seiko sennheiser siemens sinalco skoda skype sncf
    sony spotify sprite starbucks subaru suchard suhrkamp suzuki symantec telecom telefunken telekom tesla
    thermopane thunderbird thyssen tiktok toshiba toyota tupperware twitter ubuntu unilever vattenfall
    vereinsbank viagra vietjet viettel vinamilk vodafone volkswagen volvo vueling whatsapp wikipedia
    wintershall wrangler wüstenrot xbox xenix xerox yahoo yamaha youtube zeiss`.split(/\s+/),
)

/** Persons who are known by their family name, in lower case. */
export const persons: ReadonlySet<string> = new Set(
  `adamek adenauer adorno alembert arafat armstrong arndt avogadro aznar barclays bartholdy beckenbauer
    beckmann beethoven behr berger berlusconi bernadotte bernhardt bernoulli biden bismarck blair blüm bocuse
    bohlen boltzmann bolzano bonaparte bonhoeffer brahms brandt brecht breschnew breughel burchard burghardt
    bush böll büchner carter caruso castro chaplin chirac chomsky chopin chruschtschow churchill clausewitz
    clement clinton cocteau columbus dali dante danton darwin daum davidson davis debussy delors descartes
    diepgen disney dostojewski draghi dubcek dürer dürrenmatt ebert eder edison effenberg eichel einstein
    eisler engels enzmann erdogan erhard erhardt escher euler faraday fermat fermi feuerbach fichte fitzgerald
    franco fraunhofer freud gaddafi galilei gandhi garbo gates gaulle gauß genscher goebbels goethe gomulka
    gorbatschow gorki goya gromyko guggenheim gutenberg gysi gödel göring haider halley haniel hauff havel
    haydn hegel heidegger heine heisenberg hemingway heuss himmler hindenburg hitchcock hitler hitzfeld hoare
    hoeneß hoffmann holbein hollande honecker humboldt hussein husserl händel hölderlin jacobs jahn jaruzelski
    jelzin johnson jones kafka kandinsky karajan kennedy kepler keynes khomeini kiesinger kinkel kirch
    kirchhoff kissinger kleist klinsmann knox kohl kopernikus kretschmann lafontaine laplace lehmann leibniz
    lenin lennon lessing lichtenberg liebknecht lincoln lindbergh lindenberg linné livingstone lollobrigida
    luther machiavelli macron mahler mandela manz marx maxwell mayer meloni mendelssohn merkel metternich
    meyer milosevic mitterrand moliere monet monroe montgomery moser mozart mubarak murdoch mussolini
    möllemann müntefering nehru netanjahu netanyahu neumann newton nietzsche nixon obama orwell paganini
    pahlewi papandreou pasteur piaget picasso pinochet planck pompidou prodi putin rachmaninow rajoy rau
    reagan redford reinhardt rembrandt renzi rexrodt ribbentrop richelieu riemann robespierre rockefeller
    rommel roosevelt roth rothschild rousseau rubens röntgen rühe rüttgers sadat sarkozy sartre scharon
    scharping schily schmid schmidt schmitt scholz schopenhauer schröder schrödinger schubert schulz schulze
    schumacher schumann schwarzenegger schweitzer schäuble shakespeare sinatra spinoza stalin staline
    steinmeier stoiber stolpe stoltenberg strauß strawinsky strieder sánchez talleyrand taylor thatcher tito
    tolstoi torvalds trittin trotzki trudeau trump tschaikowsky tschebyscheff tucholsky turing tymoschenko ude
    verdi vollmer voltaire waigel wallraff warhol wehner weierstraß weizsäcker wellington wheatcraft
    wittgenstein wowereit zapatero zwingli`.split(/\s+/),
)

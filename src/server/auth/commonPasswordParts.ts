/**
 * Words and keyboard patterns that the most used passwords are made of, in lower case, without
 * spaces, and with letters for the digits that look like them.
 */
const parts = `
password passwort passw0rd passwd pass pwd parola senha motdepasse contrasena wachtwoord haslo
welcome welcometo hello hallo hola bonjour namaste login logon signin letmein letme openup open
opensesame sesame secret secrets secure security private access granted enter entry default
changeme change changeit change1t reset temp temporary temporal guest user username account accounts
admin administrator admins root system sysadmin manager master superuser super server service
support office company work working staff team inbox mail email gmail yahoo hotmail outlook google
facebook twitter instagram youtube linkedin whatsapp telegram microsoft windows linux ubuntu debian
apple iphone samsung galaxy nokia android internet computer laptop desktop keyboard monitor network
wifi wireless router database oracle mysql postgres redis docker jenkins github cisco dell lenovo
test testing tester test123 demo sample example trial foobar foo bar baz qux abc abcabc xyz
qwerty qwertz azerty qwert qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz wsx edc rfv tgb yhn
qazwsx qazwsxedc qazwsxedcrfv wsxedc 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 1qaz2wsx 1qaz2wsx3edc zaq1 zaq12
zaq12wsx zaq1xsw2 xsw2 cde3 vfr4 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1s2d3f4 1234qwer qwer1234 asdf1234 abcd1234 123abc
abc123 123qwe qwe123 asd123 123asd zxc123 147258369 147852369 159357 159753 741852963 789456123
963852741 987654321 123123 112233 121212 123321 131313 696969 777777 666666 888888 999999 555555
111222 010203 102030 112358 314159 31415926 271828 246810 135790 13579 24680 420420 007007
iloveyou iloveu ilove loveyou love loveme lovely lover lovers loved mylove truelove loveforever
forever always together heart sweetheart darling honey sugar sweet sweety sweetie baby babygirl
babyboy angel angels princess prince queen king kingdom beauty beautiful pretty handsome cutie
mother father mom mommy mummy daddy dad mama papa sister brother family friend friends bestfriend
jesus christ jesuschrist god godisgreat godislove godisgood ilovegod ilovejesus blessed bless
blessing faith hope heaven church bible allah bismillah inshallah mashallah krishna ganesh ganesha
shiva omsai sairam omsairam saibaba shriram jaishriram hanuman omnamahshivaya lakshmi durga waheguru
mahadev harekrishna radhe radheradhe india bharat indian hindustan jaihind mumbai bombay delhi pune
hyderabad bangalore bengaluru chennai madras kolkata calcutta deccan telangana maharashtra
london paris berlin newyork america usa england france germany canada australia brazil mexico
liverpool arsenal chelsea manchester united manutd barcelona realmadrid juventus milan lakers
yankees cowboys steelers eagles patriots packers football soccer cricket baseball basketball hockey
tennis volleyball golf sachin tendulkar dhoni kohli virat ronaldo messi jordan kobe beckham
sunshine sunflower flower flowers rose roses lily daisy jasmine lotus orchid summer winter spring
autumn monday tuesday wednesday thursday friday saturday sunday january february march april may
june july august september october november december today tomorrow yesterday morning night
rainbow butterfly dragonfly dragon tiger lion eagle falcon hawk wolf wolverine panther leopard
monkey donkey horse mustang pony dolphin shark whale turtle spider scorpion snake cobra phoenix
unicorn kitty kitten cat cats dog dogs puppy doggy bear teddy teddybear rabbit bunny chicken
batman superman spiderman ironman captain avengers starwars startrek matrix pokemon pikachu naruto
sasuke goku dragonball onepiece harrypotter hermione gandalf frodo mickey mickeymouse minnie donald
snoopy garfield tigger pooh winnie hellokitty barbie disney mario luigi zelda sonic minecraft roblox
fortnite counterstrike callofduty warcraft worldofwarcraft leagueoflegends playstation nintendo xbox
metallica slipknot nirvana ironmaiden acdc beatles eminem rihanna shakira michaeljackson onedirection
justinbieber bts blackpink music guitar piano dance dancer rockstar rocknroll rock singer
cheese chocolate cookie cookies coffee pizza banana orange apple cherry strawberry blueberry peach
pepper ginger butter candy icecream mango lemon
red blue green yellow black white purple pink silver golden gold diamond crystal pearl
money cash rich million millionaire dollar lucky luck winner winning champion champ success
happy happiness smile lovelife life goodlife live livelife freedom free peace dream dreams dreamer
shadow killer hunter ninja samurai warrior soldier sniper army navy marine police doctor engineer
engineering electronics electric electrical electrodyne instrument instruments voltage power energy
current circuit student teacher school college university science physics maths computerscience
michael michelle jessica jennifer jonathan matthew andrew anthony daniel david joshua james robert
richard thomas william charlie charles christopher christian nicholas nicole natalie samantha
stephanie elizabeth alexander alexandra amanda ashley anna andrea benjamin brandon brian caroline
catherine danielle diana edward emily eric george hannah harry isabella jack jacob jason john johnny
joseph justin katherine kevin laura lauren linda lisa maria mark martin mary melissa nathan oliver
olivia patrick paul peter rachel rebecca ryan sandra sarah scott simon sophie stephen steven susan
taylor tyler vanessa victor victoria vincent amit anil anita anjali arjun ashok deepak divya ganesh
gaurav kavita kiran krishna kumar lakshmi mahesh manish manoj meena mohan mohit naveen neha nisha
pooja prakash prasad pravin preeti priya priyanka rahul raj rajesh raju rakesh ramesh ravi ritu
rohan rohit sachin sandeep sanjay santosh shankar sharma singh sneha sonia sunil sunita suresh
swati varun vijay vikas vikram vinod vishal patel reddy gupta verma khan
trustno trustno1 whatever nothing something anything everything nobody somebody anybody noone
fuckyou fuckoff fuck fucker asshole bitch bastard shit bullshit pussy sexy sex
computer123 internet123 iamthebest thebest best number one two three four five six seven eight nine
zero ten hundred thousand onetwothree mynameis my name is me you your the and this that not i a
correcthorsebatterystaple correcthorse batterystaple thequickbrownfox thequickbrownfoxjumps
tobeornottobe maytheforcebewithyou maytheforce bewithyou letitbe openthedoor lorem ipsum dolor
loremipsum loremipsumdolor neveragain dontforget donotforget remember rememberme forgetme forgetit
idontknow dontknow whoami itsme itsmylife thisismypassword mypassword mypass newpassword oldpassword
nopassword yourpassword notapassword longpassword strongpassword supersecret topsecret p4ssword
`;

export const commonPasswordParts: readonly string[] = parts.trim().split(/\s+/);

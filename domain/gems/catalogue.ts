import { categoryTitles, type Gem } from "./gem.ts";
import * as prints from "../prints/pictures.ts";

/**
 * The bundled catalogue (docs/product.md §3): every gem the site knows, in id order, which is the order of the home page.
 *
 * A new gem goes at the end with the next free id; ids are kept in people’s saves and reviews and are never
 * reused. Its Japanese names go into `names.ts`, its pictures into `public/pictures`, by the encoder that writes
 * `pictures.ts`. The tests of this file prove the rules: ids without a gap, category titles that go with their keys,
 * tags, locations, marks, 80–160 words of description, and every picture on disk.
 *
 * A description cannot be corrected without a release, so it holds no price, clock time or opening hours. The
 * search reads it by substring (docs/product.md §9): a place named in passing is a search result for that place, and so is
 * “kaiseki” for Seki.
 */
export const catalogue: readonly Gem[] = [
  {
    id: 1,
    title: "Otagi Nenbutsu-ji, Temple of 1,200 Faces",
    location: "Kyoto",
    description:
      "Somebody on this hillside is laughing at you. Roughly twelve hundred stone figures sit in mossy rows at Otagi Nenbutsu-ji (愛宕念仏寺), every one a disciple of the Buddha and no two with the same face. Some pray, some daydream, a few have brought a camera or a bottle of sake. Visitors carved the lot between 1981 and 1991, amateurs for the most part, under the eye of the priest Kocho Nishimura.\n\n" +
      "Founded in 766, lost to a flood, revived, then wrecked by a typhoon, the temple had some cheer coming. You may ring its three bells and lay hands on one Kannon made for the purpose. The others prefer not to be touched. Walk up from Arashiyama through the old street of Saga-Toriimoto, or wait for a bus that sees no reason to hurry. Late November puts red leaves on all those round heads.",
    category: "culture",
    categoryTitle: categoryTitles.culture,
    tags: ["temple", "art", "photography", "unique", "autumn leaves"],
    icon: "🗿",
    image: prints.otagiHero,
    additionalImages: [prints.otagiA, prints.otagiB, prints.otagiC, prints.otagiD],
    rating: 4.8,
    reviews: 1284,
  },
  {
    id: 2,
    title: "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
    location: "Tokyo",
    description:
      "Most famous gardens of Edo were laid out for lords. This one was the idea of an antique dealer, Sahara Kikuu, who opened it around 1804 for townspeople like himself. Friends gave 360 plum trees, poets and painters lent a hand, and the planting list came out of classical verse. Mukōjima Hyakkaen (向島百花園) is the only flower garden of the period left, a little shaggy, in a neighbourhood nobody crosses town to see. Skytree rises beyond the pond, looking surprised to be here.\n\n" +
      "Late September is the moment, when bush clover trained over split bamboo closes into a mauve tunnel some thirty metres long, barely wide enough for two to pass. One evening in late August visitors let bell crickets go in the grass and listen; around the harvest moon there are lanterns and a koto. Dates shift, so look up this year’s.",
    category: "nature",
    categoryTitle: categoryTitles.nature,
    tags: ["nature", "traditional", "local", "photography", "seasonal flowers"],
    icon: "🌼",
    image: prints.hyakkaenHero,
    additionalImages: [prints.hyakkaenA, prints.hyakkaenB, prints.hyakkaenC, prints.hyakkaenD],
    rating: 4.4,
    reviews: 367,
  },
  {
    id: 3,
    title: "Hakozushi, Osaka's Boxed Mosaic",
    location: "Osaka",
    description:
      "Eight centimetres square and four deep is all the canvas there is. Into a cypress mould go rice, a dark seam of shiitake and nori, more rice, then sea bream, prawn, glazed conger eel and thick yellow omelette, fitted edge to edge and pressed. Lift the mould away and there is hakozushi (箱寿司), Osaka’s own sushi.\n\n" +
      "The pressed kind used to mean cheap fish. In the early Meiji years Yoshino Sushi, a shop in the Semba merchant district, tried fine ingredients and a square mould, and merchants took to giving the boxes as presents, since the flavour settles over hours. The owners say it also gave Japanese its word for a crowded train: sushi-zume, packed like sushi. Their shop, on the same ground since 1841, was takeaway only when last seen. Check before you go, order ahead, and eat by the river at Nakanoshima.",
    category: "food",
    categoryTitle: categoryTitles.food,
    tags: ["sushi", "traditional", "authentic", "local", "takeaway"],
    icon: "🍣",
    image: prints.hakozushiHero,
    additionalImages: [prints.hakozushiA, prints.hakozushiB, prints.hakozushiC, prints.hakozushiD],
    rating: 4.5,
    reviews: 412,
  },
  {
    id: 4,
    title: "The Stone Road and the Amazake Teahouse",
    location: "Hakone",
    description:
      "Bamboo was the first answer to the mud, laid anew every year on the steepest stage of the Tokaido. In 1680 the shogunate lost patience and paved the climb with stone. Follow the Hakone Kyū-kaidō (箱根旧街道) today and your ankles will tell you about it: the blocks are mossy and far from level. Near the lake, cryptomerias planted in 1618 shade the way.\n\n" +
      "Some forty minutes from Moto-Hakone a thatched roof comes out of the green. Nine teahouses stood hereabouts until the new road of 1880 took the walkers away; one family, now in its thirteenth generation, stayed open. At Amazake-chaya (甘酒茶屋) you sit on a cedar stump by a smoking fire with rice cakes pounded that morning and a cup of amazake, just rice and koji. Then it is mostly downhill to Hatajuku, the marquetry village. Wet stone is slick as soap, so bring soles that grip.",
    category: "history",
    categoryTitle: categoryTitles.history,
    tags: ["hiking", "traditional", "authentic", "nature", "teahouse"],
    icon: "🍵",
    image: prints.hakoneHero,
    additionalImages: [prints.hakoneA, prints.hakoneB, prints.hakoneC, prints.hakoneD],
    rating: 4.7,
    reviews: 893,
  },
  {
    id: 5,
    title: "Hand-Pressed Ink of Nara",
    location: "Nara",
    description:
      "Make a fist around the warm black lump and let go. You have designed an ink stick. It is called nigiri-zumi (にぎり墨) and keeps your fingerprints for as long as you can bear not to use it. More than nine tenths of Japan’s solid ink is Nara sumi (奈良墨), and fewer than ten makers are left. They knead soot, hide glue and fragrance with hands and bare feet, press the mix in pear-wood moulds and dry it for months. It is winter work: warm hide glue smells much as you would fear.\n\n" +
      "Kinkōen, a family workshop in its seventh generation, tells you the story, shows you the moulding and hands over the raw ink. Your stick travels home in a paulownia box, which must stay shut for about three months. Groups are small, the teaching is in Japanese, and a place must be booked. The deer will wait.",
    category: "activities",
    categoryTitle: categoryTitles.activities,
    tags: ["art", "traditional", "authentic", "unique", "hands-on"],
    icon: "🖌️",
    image: prints.naraInkHero,
    additionalImages: [prints.naraInkA, prints.naraInkB, prints.naraInkC, prints.naraInkD],
    rating: 4.9,
    reviews: 156,
  },
  {
    id: 6,
    title: "The Porcelain Torii of Tozan Shrine",
    location: "Arita",
    description:
      "Look both ways before you pray. The Sasebo Line cuts straight across the approach to Tōzan Jinja (陶山神社, also read Sueyama), with a bell to warn you and no barrier to insist. Once the train has gone by, climb to a gate that most towns would have made of timber. This torii of 1888 is white porcelain, 3.7 metres high and scrolled all over in blue. Fence, lanterns, guardian dogs and the little charms on sale are porcelain too.\n\n" +
      "The shrine has watched over potters since 1658. Among those honoured is Yi Sam-pyeong, one of the Korean potters brought over in the 1590s, remembered for finding porcelain stone nearby in 1616. Five minutes higher stands his monument, above a valley of roofs and kiln chimneys. One week in spring the pottery fair packs the town. The other fifty-one are yours.",
    category: "history",
    categoryTitle: categoryTitles.history,
    tags: ["art", "unique", "photography", "porcelain", "shrine"],
    icon: "⛩️",
    image: prints.tozanHero,
    additionalImages: [prints.tozanA, prints.tozanB, prints.tozanC, prints.tozanD],
    rating: 4.5,
    reviews: 338,
  },
  {
    id: 7,
    title: "Firelight Cormorant Fishing at Oze",
    location: "Seki",
    description:
      "First it has to get properly dark. Then a boat comes down the Nagara River by pole and oar, a basket of burning pine over its bow, and in the red light a master works about ten sea cormorants on cords. The birds dive, surface and give up their sweetfish; a loose ring at the neck lets the small ones slip down.\n\n" +
      "Oze ukai (小瀬鵜飼) is a working fishery, not a show. The province had cormorant fishing on its books in the eighth century. Three masters work from here, and since 1890 their post has belonged to the imperial household. The big fleet and the town lights are downstream. You watch from a roofed boat that drifts beside theirs, no engine on either. The season runs from May into October and a high river cancels the night, so check before you go. Book, and arrange the taxi back too.",
    category: "culture",
    categoryTitle: categoryTitles.culture,
    tags: ["traditional", "authentic", "unique", "local", "river"],
    icon: "🔥",
    image: prints.ozeHero,
    additionalImages: [prints.ozeA, prints.ozeB, prints.ozeC, prints.ozeD],
    rating: 4.6,
    reviews: 274,
  },
  {
    id: 8,
    title: "Satta Pass, Where Hiroshige Saw Fuji",
    location: "Shizuoka",
    description:
      "Two travellers gawp at Mount Fuji from a cliff while a villager tramps past without turning his head. Hiroshige drew them for the post station of Yui, and up on Satta-tōge (薩埵峠) you find out which of the three you are. Ninety-three metres hardly sounds like a pass, yet it was one of the three hard places of the Tokaido. Cliffs drop straight into Suruga Bay, and before there was a hill road people ran along the beach between waves.\n\n" +
      "His view has since acquired a railway, a trunk road and an expressway, squeezed along the shore like cables behind a desk. It stands up to them. Walk over from Okitsu to Yui, two or three hours past mandarin terraces, with the mountain ahead of you. Cloud often gathers on the summit by midday, so go early. This is landslide country: check the path is open before you set out.",
    category: "history",
    categoryTitle: categoryTitles.history,
    tags: ["hiking", "nature", "photography", "mount fuji", "ukiyo-e"],
    icon: "🗻",
    image: prints.sattaHero,
    additionalImages: [prints.sattaA, prints.sattaB, prints.sattaC, prints.sattaD],
    rating: 4.6,
    reviews: 621,
  },
  {
    id: 9,
    title: "The Moss Ravine of Mount Mitake",
    location: "Tokyo",
    description:
      "One train, one bus, one cable car, and according to the map you are still in Tokyo. On the ridge some twenty pilgrim inns are kept by priests who inherited the job. Wolves guard the steps of the summit shrine, because a white one, they say, led the hero Yamato Takeru out of the fog. People now bring their dogs to be blessed.\n\n" +
      "The ravine below is Mitake-san Rokku Gāden (御岳山ロックガーデン), and yes, that is “Rock Garden”. Since 1935 a path has picked its way along the stream, boulder by mossy boulder, from Tengu Rock to the Ayahiro Falls. There the water drops ten metres on to anybody who has come to be purified; at least two of the inns take beginners, with a guide. Boots beat trainers on these rocks. July is greenest, and mid-August brings renge-shoma flowers, tens of thousands of them, near the upper station.",
    category: "nature",
    categoryTitle: categoryTitles.nature,
    tags: ["hiking", "nature", "photography", "waterfalls", "pilgrim lodging"],
    icon: "🌲",
    image: prints.mitakeHero,
    additionalImages: [prints.mitakeA, prints.mitakeB, prints.mitakeC, prints.mitakeD],
    rating: 4.7,
    reviews: 958,
  },
  {
    id: 10,
    title: "Echizen Washi Village",
    location: "Echizen",
    description:
      "Too little farmland, very clear water: the stranger who appeared up the Okamoto River some fifteen hundred years ago, so the legend goes, took one look and taught the villagers to make paper. She became Kawakami Gozen, goddess of the trade, and as careers advice hers has lasted. Court and samurai wrote on Echizen paper, and woodblock printers still prize it.\n\n" +
      "In Echizen Washi no Sato (越前和紙の里) the Udatsu house, a papermaker’s home of 1748, shows every step by hand, from bark to sheets drying in the sun. Twenty minutes at the Papyrus House gets you a sheet of your own, pressed flowers optional. To swing the screen properly, reserve a turn at Udatsu. Then stroll up the valley to the goddess’s shrine, whose bark roof breaks into so many gables that it is called the most complicated in Japan. Winter water makes the best paper and the coldest hands.",
    category: "activities",
    categoryTitle: categoryTitles.activities,
    tags: ["art", "traditional", "authentic", "hands-on", "washi paper"],
    icon: "📜",
    image: prints.echizenHero,
    additionalImages: [prints.echizenA, prints.echizenB, prints.echizenC, prints.echizenD],
    rating: 4.8,
    reviews: 289,
  },
  {
    id: 11,
    title: "Manpuku-ji, a Ming Monastery in Tea Country",
    location: "Uji",
    description:
      "Lunch is announced by a fish. A long wooden one, ancestor of the temple drum, it hangs before the refectory of Ōbaku-san Manpuku-ji (黄檗山萬福寺) and is struck for meals and services. The Chinese master Ingen founded the monastery in 1661, having landed in Nagasaki seven years earlier for a stay of three. China supplied the next dozen abbots as well. The style is late Ming, with imported teak, round windows, peach charms on the doors and paths of diamond slabs like the scales on a dragon’s back. A golden Hotei, mostly belly, receives you in the first hall.\n\n" +
      "Next door, on days that vary, you can visit Hozo-in and its 60,000 carved blocks of the Buddhist canon, finished in 1678 and still printed by hand. As for that lunch, reserve days ahead and bring three friends: fucha ryori, the vegetarian cooking of the house, comes in big dishes for four.",
    category: "culture",
    categoryTitle: categoryTitles.culture,
    tags: ["temple", "traditional", "unique", "zen", "vegetarian"],
    icon: "🐟",
    image: prints.manpukujiHero,
    additionalImages: [prints.manpukujiA, prints.manpukujiB, prints.manpukujiC, prints.manpukujiD],
    rating: 4.6,
    reviews: 445,
  },
  {
    id: 12,
    title: "Ichijoji Ramen Street",
    location: "Kyoto",
    description:
      "Nobody goes to Kyoto for the pork fat, which suits the students. They make up about a tenth of the city, and three stops along the little Eizan railway from Demachiyanagi a whole street has grown up around their appetite. On and around Ichijōji Rāmen Kaidō (一乗寺ラーメン街道) some thirty kitchens compete within a few minutes’ walk, and the nickname, gekisenku, means a zone of fierce battle.\n\n" +
      "Delicacy is off the menu. Choose between dark soy with pork and back fat, or chicken boiled down to a dense cream, and let the steam see to your glasses. Everybody orders a bowl, sharers included. Cold weekday evenings are best, or the hungry end of an autumn walk up the line, where the train slows for a tunnel of maples. Each kitchen keeps its own hours and holidays. With thirty to try, one will be lit.",
    category: "food",
    categoryTitle: categoryTitles.food,
    tags: ["ramen", "local", "authentic", "late night", "student town"],
    icon: "🍜",
    image: prints.ichijojiHero,
    additionalImages: [prints.ichijojiA, prints.ichijojiB, prints.ichijojiC, prints.ichijojiD],
    rating: 4.3,
    reviews: 706,
  },
];

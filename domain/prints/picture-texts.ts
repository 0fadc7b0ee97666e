import type { PictureText } from "./picture.ts";

/**
 * The texts of every print by its id, `<gem>-hero` or `<gem>-a` to `-d`. Their order is that of `pictures.ts`, which
 * scripts/prints/encode.ts writes from these ids and the encoded files.
 */
export const pictureTexts: Readonly<Record<string, PictureText>> = {
  "home-hero": {
    title: "First light on the tea rows, Mount Fuji",
    alt: "Woodblock-style print: Mount Fuji at dawn above curving rows of tea, three pickers at work, a crescent moon in a deep blue sky.",
    caption: null,
  },
  "otagi-hero": {
    title: "Twelve hundred faces, Otagi",
    alt: "Woodblock-style print: three stone disciples, one in prayer, dark before the low sun; rows of others pale in mist by steps that turn to a small hall; red maple.",
    caption: "Steps and hall drawn from imagination.",
  },
  "otagi-a": {
    title: "Pilgrim at the vermilion gate, Otagi",
    alt: "Woodblock-style print: a vermilion two-storey gate seen from the shade between two great cedars, a pilgrim bent over a staff climbing its steps.",
    caption: "The gate’s setting is drawn from imagination.",
  },
  "otagi-b": {
    title: "Two in the June rain, Otagi",
    alt: "Woodblock-style print: in rain at dusk two stone disciples, seen from behind, lean together by a wet path and a lit lantern; mossy ranks climb into mist.",
    caption: "Path and lantern drawn from imagination.",
  },
  "otagi-c": {
    title: "The bell before the stroke, Otagi",
    alt: "Woodblock-style print: a great bronze bell seen from below under its belfry, an arm in a striped sleeve drawing back the striking log, red maples, high sky.",
    caption: "The belfry is drawn from imagination.",
  },
  "otagi-d": {
    title: "Leaf fire at dusk, Otagi",
    alt: "Woodblock-style print: a great temple roof at dusk; stone disciples sit round burning leaves, smoke bends over a village’s first lights and rose ridges.",
    caption: "Hall and valley drawn from imagination.",
  },
  "hyakkaen-hero": {
    title: "Bush-clover tunnel, Mukojima",
    alt: "Woodblock-style print: a dark tunnel of flowering bush clover on bamboo hoops, striped with low sun; in its bright end a small figure, vermilion parasol.",
    caption: null,
  },
  "hyakkaen-a": {
    title: "Skytree in the iris pond, Mukojima",
    alt: "Woodblock-style print: a still pond at early morning, dark irises near; the Skytree, a pale needle, and its broken image; an empty thatched shelter, swallows.",
    caption: null,
  },
  "hyakkaen-b": {
    title: "Plum in the last snow, Mukojima",
    alt: "Woodblock-style print: an old plum branch in white flower, close to the eye, half hiding a leaning stone carved with a verse; last snow and a bamboo fence.",
    caption: null,
  },
  "hyakkaen-c": {
    title: "Harvest moon over the pond, Mukojima",
    alt: "Woodblock-style print: a great harvest moon over a pond, pampas grass across it; painted paper lanterns, a stand of white dumplings, two people far off.",
    caption: null,
  },
  "hyakkaen-d": {
    title: "A bell cricket set free, Mukojima",
    alt: "Woodblock-style print: moonrise over plume grass; a bell cricket sings on a leaf, its open cage hangs near, and far off in the mist people listen by lantern.",
    caption: null,
  },
  "hakozushi-hero": {
    title: "Snowy evening at the boxed-sushi shop, Osaka",
    alt: "Woodblock-style print: a lit box-sushi shop by a canal on a snowy evening, its light long in the dark water; a walker in hat and cape bends into the snow.",
    caption: "The shop and the canal are drawn from imagination.",
  },
  "hakozushi-a": {
    title: "Steam to the rafters, Osaka",
    alt: "Woodblock-style print: in a tall dark workshop a cook leans over a tub of rice; pale steam climbs to the open roof, and a cat sits by the fire.",
    caption: "The workshop is imagined.",
  },
  "hakozushi-b": {
    title: "Lit shop between the towers, Osaka",
    alt: "Woodblock-style print: a narrow old timber shop alight between office towers at dusk, somebody going in under its indigo curtain, wet stones aglow.",
    caption: "The shop front is imagined.",
  },
  "hakozushi-c": {
    title: "Lamps lit on the evening bridge, Osaka",
    alt: "Woodblock-style print: dusk on an Osaka river; a boat in the ring of a stone bridge and its mirror, a lit wooden house, a small box of sushi on a worn stair.",
    caption: "Bridge, house and river bank are drawn from imagination.",
  },
  "hakozushi-d": {
    title: "Red bream on indigo, Osaka",
    alt: "Woodblock-style print: a red sea bream glistens in slanting sun on indigo cloth; behind it thick omelette, shiitake and nori, half in shade.",
    caption: null,
  },
  "hakone-hero": {
    title: "To the lit teahouse, Hakone",
    alt: "Woodblock-style print: a porter with a shoulder pole on mossy paving, nearing a thatched teahouse with one lit doorway among cedars; hydrangeas in flower.",
    caption: "Teahouse and setting drawn from imagination.",
  },
  "hakone-a": {
    title: "Snow between the cedars, Hakone",
    alt: "Woodblock-style print: two small travellers on a snow-dusted stone road between rows of giant cedars, a wedge of blue winter sky above.",
    caption: null,
  },
  "hakone-b": {
    title: "Straw sandals on wet stone, Hakone",
    alt: "Woodblock-style print: straw sandals on a wet slab of the old stone road; mossy stones mirror a gap of bright mist between cedars; red maple leaves, rain.",
    caption: null,
  },
  "hakone-c": {
    title: "Amazake by the hearth, Hakone",
    alt: "Woodblock-style print: a kettle hangs over the hearth of a dark teahouse; a walker nears its open door through snow; a tray of amazake and rice cakes.",
    caption: "The room is imagined.",
  },
  "hakone-d": {
    title: "A shaving of marquetry, Hakone",
    alt: "Woodblock-style print: a patterned shaving of marquetry curls out of a plane that stands on its striped block of woods, before a window on misty cedars.",
    caption: "The workshop is imagined.",
  },
  "nara-ink-hero": {
    title: "Gathering soot by lamplight, Nara",
    alt: "Woodblock-style print: a dark soot room, a cold blue window; on long shelves oil flames under clay lids, and a man in a head cloth who leans to turn one.",
    caption: "The soot room is closed to visitors; this one is imagined.",
  },
  "nara-ink-a": {
    title: "Shadow of the ink maker, Nara",
    alt: "Woodblock-style print: a snowy house at blue hour; on its lit paper window the shadow of an ink maker pressing ink, on the veranda a tray of pressed sticks.",
    caption: null,
  },
  "nara-ink-b": {
    title: "Ink stick and plum shadow, Nara",
    alt: "Woodblock-style print: a ring just brushed on paper in a dark room, early sun; plum shadow, ink stick in its box, inkstone, brush; outside, mist and a deer.",
    caption: null,
  },
  "nara-ink-c": {
    title: "Deer by the ink house, Nara",
    alt: "Woodblock-style print: an old ink house with a blank board in morning shade, a great white plum over its wall, two deer in the sun, a pagoda in mist.",
    caption: "The street is imagined.",
  },
  "nara-ink-d": {
    title: "Ink hung against the snow, Nara",
    alt: "Woodblock-style print: ink sticks tied in straw hang like black ladders before a window on the snow; low sun, long shade on boards, a straw carrier outside.",
    caption: null,
  },
  "tozan-hero": {
    title: "Porcelain torii in azalea time, Arita",
    alt: "Woodblock-style print: the first light on a white porcelain torii with a thin cobalt vine; before a dark hall in mist someone sweeps; azaleas by a shaded stair.",
    caption: null,
  },
  "tozan-a": {
    title: "Train across the shrine stair, Arita",
    alt: "Woodblock-style print: dusk after rain; a train with warm windows crosses a wet stone way where someone waits; a white porcelain torii beyond in the mist.",
    caption: "Trees and flowers drawn from imagination.",
  },
  "tozan-b": {
    title: "Porcelain guardian in the rain, Arita",
    alt: "Woodblock-style print: a porcelain guardian lion with cobalt curls, seen from behind in evening rain; a lantern lit, a figure climbs a stair to a pale torii.",
    caption: "Wood and stair drawn from imagination.",
  },
  "tozan-c": {
    title: "Cats in the kiln-wall lane, Arita",
    alt: "Woodblock-style print: cats sleep and stretch in the last sun in a lane between walls of spent kiln bricks, somebody sweeps; a smoking chimney, persimmons.",
    caption: null,
  },
  "tozan-d": {
    title: "Kiln smoke at sundown, Arita",
    alt: "Woodblock-style print: a street leads between tiled roofs to smoking kiln chimneys, a potter carries bowls, persimmons hang; the sun sets.",
    caption: null,
  },
  "oze-hero": {
    title: "Seven cormorants, one fire, Oze",
    alt: "Woodblock-style print: a fishing boat at night, a basket of fire at its bow, the master holding seven cormorants on cords, red light on the river.",
    caption: null,
  },
  "oze-a": {
    title: "Cormorant with a sweetfish, Oze",
    alt: "Woodblock-style print: a cormorant rising from dark water with a silver sweetfish across its bill, firelight breaking on the rings around it.",
    caption: null,
  },
  "oze-b": {
    title: "Lantern boats at blue hour, Oze",
    alt: "Woodblock-style print: roofed boats at blue hour, guests as shadows in lantern light that breaks on the river; a boatman leans on his pole, dark stones near.",
    caption: null,
  },
  "oze-c": {
    title: "Drying wings in July, Oze",
    alt: "Woodblock-style print: cormorants at woven baskets on a July morning, one drying its wings over a low fence and the river, morning-glory at the right.",
    caption: "The yard is imagined.",
  },
  "oze-d": {
    title: "Sweetfish round the fire, Oze",
    alt: "Woodblock-style print: salted sweetfish stand on sticks in two pairs by a fire on a dark bank; far out a boat’s fire lies long on the river.",
    caption: "The fire on the bank is imagined.",
  },
  "satta-hero": {
    title: "Sunrise over Suruga Bay, Satta Pass",
    alt: "Woodblock-style print: snowy Mount Fuji at sunrise over a blue bay, mandarin terraces and boughs in front, rail and roads curving along the shore.",
    caption: null,
  },
  "satta-a": {
    title: "The expressway by moonlight, Satta Pass",
    alt: "Woodblock-style print: a dark, empty expressway on piers sweeps along a moonlit bay to pale Mount Fuji; a man sculls a small boat, a lantern at its bow.",
    caption: "Boat and boatman are drawn from imagination.",
  },
  "satta-b": {
    title: "Mandarins above the sea, Satta Pass",
    alt: "Woodblock-style print: baskets of mandarins on a path between stone walls, a small carrier with a yoke at its bend, the sea glittering below.",
    caption: null,
  },
  "satta-c": {
    title: "Pink shrimp drying below red Fuji",
    alt: "Woodblock-style print: mats of tiny pink shrimp wind along a river towards a red Fuji, small people in straw hats rake them; pampas grass near.",
    caption: null,
  },
  "satta-d": {
    title: "Indigo cloth over the lane, Yui",
    alt: "Woodblock-style print: wide lengths of indigo-dyed cloth lift in the wind, sun behind them, over a lane of lattice houses; a small red parasol below.",
    caption: "The lane is imagined.",
  },
  "mitake-hero": {
    title: "Early morning in the moss ravine, Mitake",
    alt: "Woodblock-style print: a white stream falls from the mist in steps between mossy boulders to a dark pool; a walker with a staff stops on a plank above it.",
    caption: "The plank and the order of the falls are drawn from imagination.",
  },
  "mitake-a": {
    title: "Prayer at the waterfall, Mitake",
    alt: "Woodblock-style print: a tall waterfall between dark rock and cedars at dawn, a straw rope across it; on a flat stone someone in white stands with joined hands.",
    caption: null,
  },
  "mitake-b": {
    title: "Pilgrim inns above the clouds, Mitake",
    alt: "Woodblock-style print: before sunrise, thatched inns with lit windows climb above a sea of cloud to a vermilion gate; two pilgrims in white go up the lane.",
    caption: null,
  },
  "mitake-c": {
    title: "Renge-shoma in the cedar wood, Mitake",
    alt: "Woodblock-style print: pale renge-shoma flowers nod from one long arching stem; in the cedar wood behind, a path climbs to a red gate and a small pilgrim.",
    caption: null,
  },
  "mitake-d": {
    title: "Stone wolf and the full moon, Mitake",
    alt: "Woodblock-style print: at dusk in November a stone wolf looks out over lit lanterns, blue hills and the lights of the plain of Tokyo, where the full moon rises.",
    caption: null,
  },
  "echizen-hero": {
    title: "A sheet lifted from the vat, Echizen",
    alt: "Woodblock-style print: in a dark workshop a papermaker in indigo leans over the vat and lifts a dripping frame; light of the snow outside shines through it.",
    caption: "The workshop is imagined.",
  },
  "echizen-a": {
    title: "Paper drying in cherry time, Echizen",
    alt: "Woodblock-style print: white paper dries on tall boards along a dark wall, a cherry bough’s shadow over them; someone carries the next past a field of rape.",
    caption: null,
  },
  "echizen-b": {
    title: "Ginkgo leaves at the paper shrine, Echizen",
    alt: "Woodblock-style print: a stair leads up to a shrine whose bark roofs pile gable over gable into misty cedars; a servant sweeps ginkgo leaves.",
    caption: "The roofs are drawn freely after the shrine’s.",
  },
  "echizen-c": {
    title: "Leaves held in paper, Echizen",
    alt: "Woodblock-style print: a great sheet of paper with leaves in it hangs against low sun on a veranda, a bough’s shadow on it; far off its maker tries another.",
    caption: "The veranda and its garden are imagined.",
  },
  "echizen-d": {
    title: "Washing the bark on a winter morning, Echizen",
    alt: "Woodblock-style print: at dawn someone bends in a river between snowy banks, long white bark streaming from the hands; far off a second lifts it by a lit house.",
    caption: "House, river and people drawn from imagination.",
  },
  "manpukuji-hero": {
    title: "The diamond path at dawn, Uji",
    alt: "Woodblock-style print: a path of diamond slabs that a monk sweeps leads to a two-storey temple gate at dawn, a lotus pond in flower at the right.",
    caption: null,
  },
  "manpukuji-a": {
    title: "Snow beyond the wooden fish, Uji",
    alt: "Woodblock-style print: a carved wooden fish hangs in a long temple corridor at dawn; lanterns lead to lit doors and a small monk; outside, pines and deep snow.",
    caption: "The snow and the view across the court are imagined.",
  },
  "manpukuji-b": {
    title: "Tea and bamboo rain, Uji",
    alt: "Woodblock-style print: a round window in a grey plaster wall frames bamboo in June rain; on the boards below, a red clay teapot and a cup of green tea.",
    caption: null,
  },
  "manpukuji-c": {
    title: "Temple lunch in the round window’s sun, Uji",
    alt: "Woodblock-style print: noon sun through a round window lies long on tatami and a low red table; a bowl steams; outside, a monk crosses a court with a tray.",
    caption: "The room, its table and the garden behind the window are imagined.",
  },
  "manpukuji-d": {
    title: "One page in the winter sun, Uji",
    alt: "Woodblock-style print: in a dark store of carved blocks, shelved like bricks to the roof, one shaft of winter sun falls on a printer lifting a white page.",
    caption: null,
  },
  "ichijoji-hero": {
    title: "Ramen steam in the rain, Ichijoji",
    alt: "Woodblock-style print: two under a red umbrella on a wet street at night, a one-car train crossing ahead, lanterns, steam from a lit ramen shop’s door.",
    caption: "The street is imagined: the shops stand a few minutes from the railway.",
  },
  "ichijoji-a": {
    title: "The last bowl of the night, Ichijoji",
    alt: "Woodblock-style print: a bowl of ramen under a lamp on a worn counter; its steam rises past a cook in silhouette; behind the window someone walks in snow.",
    caption: null,
  },
  "ichijoji-b": {
    title: "Five shadows at the counter, Ichijoji",
    alt: "Woodblock-style print: on the lit curtain of a ramen bar, shadows of five eating and a cook; below it their legs, stools and a waiting dog; rain on the street.",
    caption: null,
  },
  "ichijoji-c": {
    title: "Cherry blossom and one carriage, Ichijoji",
    alt: "Woodblock-style print: a student leans out on a wet platform as a one-car train comes in below a huge mass of cherry blossom; petals lie on the rails.",
    caption: "The surroundings are imagined; the real station stands among houses.",
  },
  "ichijoji-d": {
    title: "Steam over the snowy lane, Ichijoji",
    alt: "Woodblock-style print: a narrow lane on a snowy night; at its end a lit ramen bar, its steam rising between dark houses as one person walks towards it.",
    caption: "The lane is drawn from imagination.",
  },
};

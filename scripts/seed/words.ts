type Lines = readonly [string, ...string[]];

/** What people of one language are called and write: names, and sentences by how they liked it. */
export interface Language {
  readonly names: Lines;
  readonly good: Lines;
  readonly mixed: Lines;
  readonly bad: Lines;
}

/** The languages of the seeded people, the most common first. */
export const languages: readonly [Language, ...Language[]] = [
  {
    names: [
      "Maya",
      "Tom Ellery",
      "June",
      "Priya N.",
      "Owen",
      "Grace Okafor",
      "Sam & Lou",
      "Nell",
      "walkingbirder",
      "Ruth",
    ],
    good: [
      "Go early, before the first bus comes up.",
      "We had the whole place to ourselves for an hour.",
      "The kind of quiet you do not find in a guidebook.",
      "An old man showed us where to stand for the light.",
      "I came for ten minutes and missed two trains.",
      "Bring cash, good shoes and no plans.",
    ],
    mixed: [
      "Lovely, but check the timetable: the bus runs once an hour.",
      "Smaller than it looks in the pictures, and still worth the walk.",
      "Half of it was closed for repairs when we came.",
      "Steep in places. My knees have opinions.",
    ],
    bad: [
      "Not for me: rain, mud and a shut gate.",
      "Too far for what it is.",
      "Crowded on a Sunday in November.",
    ],
  },
  {
    names: ["たかし", "旅する猫", "佐藤 美咲", "ゆき", "山歩きのケン", "はな", "Kenta", "小林"],
    good: [
      "朝いちばんに行くのがおすすめです。",
      "人が少なくて、風の音だけが聞こえました。",
      "地元の方がとても親切でした。",
      "写真より実物のほうがずっといい。",
      "また季節を変えて来たいと思います。",
      "静かで、時間を忘れました。",
    ],
    mixed: [
      "駅から少し歩きます。歩きやすい靴で。",
      "思ったより小さいけれど、雰囲気はいいです。",
      "雨の日は足元に気をつけて。",
    ],
    bad: ["閉まっていて入れませんでした。", "期待しすぎたかもしれません。"],
  },
  {
    names: ["Camille", "Léo Martin", "Anaïs", "Jean-Baptiste", "Zoé"],
    good: [
      "Un endroit hors du temps, presque personne en semaine.",
      "Prévoyez une demi-journée, vous ne regretterez rien.",
      "La lumière du matin y est incroyable.",
      "On en parle encore à la maison.",
    ],
    mixed: ["Très beau, mais mal indiqué depuis la gare.", "À voir si vous passez dans le coin."],
    bad: ["Fermé sans prévenir, dommage."],
  },
  {
    names: ["Jürgen", "Anneliese", "Mika Vogt", "Lena S."],
    good: [
      "Ein stiller Ort, den man kaum jemandem verraten möchte.",
      "Früh kommen lohnt sich sehr.",
      "Der Weg dorthin ist schon die halbe Freude.",
    ],
    mixed: ["Schön, aber der letzte Bus fährt um halb fünf.", "Kleiner als gedacht."],
    bad: ["Bei Regen leider nichts zu sehen."],
  },
  {
    names: ["Lucía", "Mateo R.", "Inés", "Álvaro"],
    good: ["Un rincón precioso y tranquilo.", "Nos atendieron como en casa.", "Volvería mañana mismo."],
    mixed: ["Bonito, aunque cuesta llegar sin coche.", "Mejor entre semana."],
    bad: ["Demasiada gente para mi gusto."],
  },
  {
    names: ["민준", "서연", "하늘", "Jiwoo"],
    good: ["조용해서 정말 좋았어요.", "아침 일찍 가면 아무도 없어요.", "다음에는 가을에 다시 오고 싶어요."],
    mixed: ["버스가 한 시간에 한 대뿐이니 미리 확인하세요.", "생각보다 작지만 분위기가 좋아요."],
    bad: ["문이 닫혀 있어서 아쉬웠어요."],
  },
  {
    names: ["小雨", "阿明", "林婉", "Wei"],
    good: ["很安静,几乎没有游客。", "早上的光线最美。", "老板娘非常热情,值得专程来一趟。"],
    mixed: ["交通不太方便,要提前查好车次。", "比照片里小一些。"],
    bad: ["去的那天正好休息,白跑一趟。"],
  },
  {
    names: ["ليلى", "Omar", "سامي"],
    good: ["مكان هادئ وجميل جدًا.", "أنصح بالزيارة في الصباح الباكر."],
    mixed: ["جميل لكنه بعيد عن المحطة."],
    bad: ["كان مغلقًا عند وصولنا."],
  },
];

/** How many of a hundred people speak each of the languages. */
export const shares = [38, 30, 8, 6, 6, 5, 5, 2] as const;

/** Bios of profiles; most people leave theirs empty. */
export const bios = [
  "",
  "",
  "",
  "Slow trains, long lunches.",
  "週末は山、平日は図書館。",
  "Collects bus timetables and tea bowls.",
  "Bird first, temple second.",
] as const;

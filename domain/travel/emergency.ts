import type { Day, Source } from "../gems/evidence.ts";
import { source } from "../gems/sources.ts";

/** A telephone number for an emergency, as it is dialled in Japan. */
export interface EmergencyNumber {
  readonly number: string;
  /** Who answers. */
  readonly name: string;
  /** When to call, and in which languages, by the sources; without a full stop at the end. */
  readonly what: string;
  readonly sources: readonly [Source, ...Source[]];
}

/** Where the numbers are on the page of the phrases. */
export const emergencyAnchor = "emergency";

/** The day on which the sources were read. */
export const emergencyCheckedOn: Day = "2026-11-26";

export const emergencyNumbers: readonly EmergencyNumber[] = [
  {
    number: "119",
    name: "Ambulance and fire",
    what: "Day and night, free. Many fire departments bring in an interpreter",
    sources: [
      source("90 Days Kyoto", "https://90days-kyoto.com/life/emergency-and-disaster/"),
      source(
        "Fire and Disaster Management Agency",
        "https://www.fdma.go.jp/publication/hakusho/r1/topics3/47555.html",
        "2019",
      ),
    ],
  },
  {
    number: "110",
    name: "Police",
    what: "Day and night, free. For crimes and accidents that need an officer at once",
    sources: [
      source(
        "Tokyo Intercultural Portal",
        "https://tabunka.tokyo-tsunagari.or.jp/useful/guide_plain/accident/03.html",
      ),
      source("Japan Travel Tips, NTT", "https://jptips.itp.ne.jp/en/emergency/police-fire-ambulance-call/"),
    ],
  },
  {
    number: "118",
    name: "Coast guard",
    what: "For accidents at sea and on the shore",
    sources: [source("Japan Coast Guard", "https://www.kaiho.mlit.go.jp/doc/tel118.html")],
  },
  {
    number: "050-3816-2787",
    name: "Japan Visitor Hotline",
    what: "The tourism organisation JNTO, for visitors who are ill or in trouble. Day and night, in English, Chinese and Korean",
    sources: [
      source("Shikoku Pilgrimage", "https://shikokuhenro.jp/en/tips-en/safety/"),
      source(
        "Kanko Keizai Shimbun",
        "https://www.kankokeizai.com/%E8%A6%B3%E5%85%89%E5%BA%81%E3%80%81%E6%96%B0%E5%9E%8B%E8%82%BA%E7%82%8E-%E5%A4%9A%E8%A8%80%E8%AA%9E%E3%81%A7%E5%A4%96%E5%9B%BD%E4%BA%BA%E3%81%AB%E5%AF%BE%E5%BF%9C%E3%80%80%E3%82%B3%E3%83%BC%E3%83%AB/",
        "2020-02",
      ),
    ],
  },
];

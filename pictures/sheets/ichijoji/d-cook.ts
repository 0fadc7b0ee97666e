/** The cook, his head behind the curtain: one hand on the pot, the other reaching out with the ladle. */
import { line, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { print, wear } from "./d-stage.ts";

const COAT = "#2b2a48",
  LIT = "#59425c",
  SKIN = "#c98452",
  SKIN_SHADE = "#8a4f34";

export function printCook() {
  print((p) => {
    // the far arm: its sleeve is rolled, the hand lies behind the rim of the pot
    shape(p, pts("152,786 186,776 206,796 222,850 244,912 206,930 182,866"), SKIN_SHADE);
    shape(p, pts("252,520 206,606 166,700 136,768 150,796 186,806 210,790 240,716 276,640"), COAT);
    shape(p, pts("132,764 150,756 214,780 206,806 170,812 138,794"), "#3d3960");
    // the trunk leans out over the counter
    shape(
      p,
      pts(
        "240,500 226,620 232,760 214,900 206,1020 548,1020 538,900 512,760 528,660 570,560 540,470",
      ),
      COAT,
    );
    shape(p, pts("536,470 570,560 530,660 514,752 506,700 512,600"), LIT, { line: 0 });
    // the apron: a straight bib on one strap, wrapped round and tied
    shape(
      p,
      pts("326,646 350,634 470,637 492,650 500,760 518,850 538,1020 256,1020 268,880 312,770"),
      "#dcc6a0",
      { smooth: false },
    );
    shape(p, pts("456,637 470,637 492,650 500,760 518,850 538,1020 486,1020 470,860"), "#f6e3ba", {
      smooth: false,
      line: 0,
    });
    shape(p, pts("318,770 330,830 300,1020 256,1020 268,880"), "#b79b7c", { line: 0 });
    line(p, pts("348,636 352,590 366,520"), 1.5);
    line(p, pts("474,638 486,590 480,520"), 1.5);
    line(p, pts("268,868 350,884 440,880 520,856"), 1.3);
    line(p, pts("396,700 386,790 398,860"), 0.8);
    line(p, pts("440,884 446,940 432,1010"), 0.9);
    // the near arm
    shape(
      p,
      pts("566,784 610,764 640,724 668,744 692,786 706,816 704,846 676,858 652,850 620,812"),
      SKIN,
    );
    shape(p, pts("566,784 620,812 652,850 676,858 664,836 630,792 600,772"), SKIN_SHADE, {
      line: 0,
    });
    shape(p, pts("520,470 566,556 606,650 640,716 612,760 572,788 534,724 508,640 500,540"), COAT);
    shape(p, pts("536,476 566,556 606,650 640,716 624,736 588,660 550,570"), LIT, { line: 0 });
    shape(p, pts("552,766 580,722 628,698 650,726 626,770 576,800"), "#3d3960");
    shape(p, pts("606,706 628,698 650,726 634,756"), "#7a5a6c", { line: 0 });
    line(p, pts("536,640 548,690 540,730"), 1);
  }, 2.2);
  wear([120, 480, 760, 900], 60);
}

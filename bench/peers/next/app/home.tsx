"use client";

import Link from "next/link";
import { useOptimistic, useState, useTransition } from "react";
import type { GemOnCard } from "../../../../domain/gems/gem.ts";
import * as messages from "../../../../domain/site/messages.ts";
import { Header, Notice } from "../../shared/chrome.tsx";
import type { Hero } from "../../shared/hero.ts";
import { HomePage } from "../../shared/home-page.tsx";
import type { Person } from "../../shared/store.ts";
import { toggleSave } from "./actions.ts";

/** The home page in the browser; a press on a heart shows at once, and a visitor is asked to log in. */
export function Home({
  hero,
  gems,
  person,
}: {
  readonly hero: Hero;
  readonly gems: readonly GemOnCard[];
  readonly person: Person | null;
}) {
  const [saved, setSaved] = useOptimistic(person?.saved ?? []);
  const [, start] = useTransition();
  const [notice, setNotice] = useState<string | null>(null);
  const toggle = (gemId: number) => {
    if (person === null) return setNotice(messages.saves.logIn);
    const isSaved = !saved.includes(gemId);
    start(async () => {
      setSaved(isSaved ? [gemId, ...saved] : saved.filter((id) => id !== gemId));
      await toggleSave(gemId, isSaved);
    });
  };
  return (
    <>
      <Header nickname={person?.nickname ?? null} Link={Link} />
      <HomePage hero={hero} gems={gems} saved={saved} onToggle={toggle} Link={Link} />
      <Notice text={notice} />
    </>
  );
}

import type { MapLinks } from "../../domain/map/map-links.ts";
import * as messages from "../../domain/site/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { Menu, menuItemClass } from "../ui/menu.tsx";

const names = ["google", "apple", "openStreetMap"] as const;

/** Links to a gem's place on map services. `noreferrer`: the service does not learn which page the reader comes from. */
export function MapsMenu({ links }: { readonly links: MapLinks }) {
  return (
    <Menu
      label={messages.beforeYouGo.openInMaps}
      buttonClassName={buttonClass("outline")}
      button={messages.beforeYouGo.openInMaps}
    >
      {names.map((name) => (
        <a
          key={name}
          role="menuitem"
          className={menuItemClass}
          href={links[name]}
          target="_blank"
          rel="noreferrer"
        >
          {messages.beforeYouGo.maps[name]}
        </a>
      ))}
    </Menu>
  );
}

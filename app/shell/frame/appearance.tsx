import * as messages from "../../../domain/site/messages.ts";
import radio from "../../ui/radio.module.css";
import css from "./appearance.module.css";

/** The switch between light and dark. The critical path answers it and knows the choice (app/document/appearance.ts). */
export function Appearance() {
  return (
    <div role="radiogroup" aria-labelledby="appearance" className={`with-script ${css["appearance"]}`}>
      <span id="appearance">{messages.site.appearance}</span>
      {Object.entries(messages.site.appearances).map(([value, name]) => (
        <label key={value}>
          <input
            type="radio"
            name="appearance"
            value={value}
            defaultChecked={value === "system"}
            className={radio["radio"]}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

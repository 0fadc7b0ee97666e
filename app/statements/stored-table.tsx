import * as messages from "../../domain/site/messages.ts";
import type { DataSection } from "../../domain/statements/stored-data.ts";
import css from "./stored-table.module.css";

const { columns } = messages.privacy;

/** What is stored, as a table. On a phone its rows are blocks, in which every cell says what it is. */
export const StoredTable = ({ name, kinds }: Pick<DataSection, "name" | "kinds">) => (
  <table className={css["table"]} aria-labelledby={name}>
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ kind, says: { title, what, why, howLong, whoSees } }) => (
        <tr key={kind}>
          <th scope="row">
            <span className={css["kind"]}>{title}</span> <span className={css["what"]}>{what}.</span>
          </th>
          <Cell label={columns.why} text={why} />
          <Cell label={columns.howLong} text={howLong} />
          <Cell label={columns.whoSees} text={whoSees} />
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <td>
    <span className={css["label"]}>{label}</span>
    {`${text}.`}
  </td>
);

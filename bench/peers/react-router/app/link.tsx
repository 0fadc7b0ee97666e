import { Link } from "react-router";
import type { LinkTo } from "../../shared/gem-card.tsx";

/** React Router's link. */
export const LinkOfRouter: LinkTo = ({ href, children }) => <Link to={href}>{children}</Link>;

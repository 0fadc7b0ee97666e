import type { Metadata } from "next";
import type { ReactNode } from "react";
import * as messages from "../../../../domain/site/messages.ts";
import "../../shared/site.css";

export const metadata: Metadata = { title: messages.titles.home, description: messages.site.description };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

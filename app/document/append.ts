/** Appends a new element with the given properties. */
export const append = <Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => parent.appendChild(Object.assign(document.createElement(name), properties));

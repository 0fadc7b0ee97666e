/** The address that calls a telephone number in Japan from anywhere (RFC 3966): `tel:+81-75-285-1549`. */
export const telephoneAddress = (number: string): string => `tel:${number.replace(/^0/, "+81-")}`;

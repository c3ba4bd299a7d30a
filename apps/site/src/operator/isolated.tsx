/** Id or foreign text, which keeps its own direction. */
export const isolated = (text: string) => <bdi>{text}</bdi>

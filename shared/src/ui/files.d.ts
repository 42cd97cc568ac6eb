/** Types of CSS: a module gives its class names, any other stylesheet is imported for its effect. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';

/** The address of a picture among the files of the release. */
declare module '*.svg' {
  const address: string;
  export default address;
}

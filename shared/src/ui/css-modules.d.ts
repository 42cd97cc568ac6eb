/** Types of CSS: a module gives its class names, any other stylesheet is imported for its effect. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';

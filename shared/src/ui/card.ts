import styles from './card.module.css';

/** Classes of a card that is one link: `card` for its frame, `link` for the link that covers it. A feature adds direction and spacing. */
export const cardStyles = styles;

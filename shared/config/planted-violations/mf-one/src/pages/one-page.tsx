import { used } from '../endpoints/own';
import { Piece } from '../features/own/piece';
import './one-page.module.css';

export const OnePage = [Piece, used];

import { used } from '../endpoints/own';
import { Piece } from '../features/own/piece';
import { text } from './messages';
import './one-page.module.css';

export const OnePage = [Piece, used, text];

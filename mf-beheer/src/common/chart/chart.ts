/** Figures of one kind: a value per point of the axis, null where there is none. */
export interface Series<Point> {
  label: string;
  figureOf: (point: Point) => number | null;
}

/** At most three series; their values are parts of one whole when `isStacked`, otherwise they stand beside each other. */
export interface Chart<Point> {
  title: string;
  isStacked?: boolean;
  series: readonly Series<Point>[];
}

/** The words of the axis: `title` heads its column of the table, `shortOf` stands below a bar, `longOf` in the table. */
export interface Axis<Point> {
  title: string;
  keyOf: (point: Point) => string;
  shortOf: (point: Point) => string;
  longOf: (point: Point) => string;
}

/** A chart with what it shows. */
export interface ChartProps<Point> {
  chart: Chart<Point>;
  axis: Axis<Point>;
  points: readonly Point[];
}

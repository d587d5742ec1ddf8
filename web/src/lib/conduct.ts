// How a table is kept: what a host may choose.

/** What happens when somebody is away. */
export const ABSENCES = ["wait", "bot", "skip"];
/** Seconds for a move; 0 for no clock. */
export const TEMPOS = [0, 30, 120, 600, 86400, 3 * 86400, 7 * 86400];

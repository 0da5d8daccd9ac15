/** Where a page ends in a list that is ordered by time and id. */
export interface Place {
  at: Date;
  id: string;
}

export function cursorOf({ at, id }: Place): string {
  return Buffer.from(`${at.toISOString()} ${id}`, 'utf8').toString('base64url');
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place of a cursor that {@link cursorOf} made; `null` for any other text. */
export function placeOf(cursor: string): Place | null {
  const [, time = '', id = ''] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const at = new Date(time);
  return id === '' || Number.isNaN(at.getTime()) ? null : { at, id };
}

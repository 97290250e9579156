/** A reminder for the calendar of the phone (日历提醒): the days on which the parcel is expected. */
export function calendarEntry(order: {
  orderNo: string;
  title: string;
  expectedFrom: string;
  expectedTo: string;
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//desk//orders//ZH',
    'BEGIN:VEVENT',
    `UID:${order.orderNo}@desk.example`,
    `DTSTAMP:${compact(order.expectedFrom)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(order.expectedFrom)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(order.expectedTo))}`,
    `SUMMARY:${escapeText(`${order.title} 预计送达`)}`,
    `DESCRIPTION:${escapeText(`订单号 ${order.orderNo}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const DAY_MS = 86_400_000;

/** The end of an event of whole days is the first day that no longer belongs to it. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
}

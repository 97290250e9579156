import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { CalendarWizard } from './calendar-wizard.tsx';

const product = productForEachTest();

it.each(CALENDAR_TEMPLATES.map((template) => [template.name, template] as const))(
  'shows %s with the picture that it was chosen for',
  async (_name, template) => {
    await product().logIn('fresh');
    product().show(<CalendarWizard template={template} dates={[]} onMade={() => {}} />);
    const sheet = await screen.findByRole('region', { name: '新建日历' });
    const [picture] = sheet.querySelectorAll('.page-image');
    expect(picture?.getAttribute('src')).toBe(sourceAddress(template.sample, true));
  },
);

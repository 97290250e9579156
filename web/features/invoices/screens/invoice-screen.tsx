import { PageHeader } from '#web/components/page-header.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { useAddress } from '#web/kit/address/address.ts';
import { Box } from '#web/kit/layout/shapes.ts';
import { ApplyDrawer } from '../components/apply-drawer.tsx';
import { InvoiceDrawer } from '../components/invoice-drawer.tsx';
import { InvoiceOrders } from '../components/invoice-orders.tsx';
import { InvoiceRecords } from '../components/invoice-records.tsx';
import { InvoiceTitles } from '../components/invoice-titles.tsx';
import { INVOICES_PLACE, TABS } from '../model/invoice-place.ts';
import styles from './invoice-screen.module.css';

/** Invoices (发票): what can be invoiced, what was, and for whom. Only the open tab loads its data. */
export function InvoiceScreen() {
  const address = useAddress(INVOICES_PLACE);
  const { tab, apply, invoice } = address.at;
  return (
    <>
      <PageHeader
        title="发票"
        purpose="付款后 180 天内可以开票，多个订单可合成一张，开好后可以下载，留了邮箱的同时发到邮箱。"
      />
      <Box as="section" panel className={styles.sheet} aria-label={TABS[tab]}>
        <ViewLinks
          label="发票"
          views={TABS}
          current={tab}
          hrefFor={(other) => address.hrefFor({ tab: other })}
        />
        {tab === 'orders' ? <InvoiceOrders address={address} /> : null}
        {tab === 'records' ? <InvoiceRecords address={address} /> : null}
        {tab === 'titles' ? <InvoiceTitles /> : null}
      </Box>
      {apply === '' ? null : <ApplyDrawer address={address} />}
      {invoice === '' ? null : <InvoiceDrawer key={invoice} address={address} />}
    </>
  );
}

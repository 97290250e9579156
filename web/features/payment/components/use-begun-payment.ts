import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ELSEWHERE_MS, payOptions } from './payment-queries.ts';

/** The payment to continue (续付): begun here or elsewhere, and not given up here. */
export function useBegunPayment(orderNos: string, pendingPayNo: string) {
  const [payNo, setPayNo] = useState(pendingPayNo);
  const [givenUp, setGivenUp] = useState('');
  // While none is watched here, the orders may be paid on another device.
  const refetchInterval = payNo === '' ? ELSEWHERE_MS : false;
  useQuery({ ...payOptions(orderNos), refetchInterval, refetchOnMount: false });
  if (payNo === '' && pendingPayNo !== '' && pendingPayNo !== givenUp) setPayNo(pendingPayNo);

  return {
    payNo,
    setPayNo,
    giveUp() {
      setGivenUp(payNo);
      setPayNo('');
    },
  };
}

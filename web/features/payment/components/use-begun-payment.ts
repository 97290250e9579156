import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ELSEWHERE_MS, queries } from '../queries.ts';

/** The payment that is gone on with (续付): whichever was begun, here or elsewhere, and was not given up here. */
export function useBegunPayment(orderNos: string, pendingPayNo: string) {
  const [payNo, setPayNo] = useState(pendingPayNo);
  const [givenUp, setGivenUp] = useState('');
  // While nothing is watched here, somebody may pay on another device.
  const refetchInterval = payNo === '' ? ELSEWHERE_MS : false;
  useQuery({ ...queries.options(orderNos), refetchInterval, refetchOnMount: false });
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

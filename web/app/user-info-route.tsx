import { AddressBook } from '#web/features/addresses/components/address-book.tsx';
import { ThirdBinding } from '#web/features/login/components/third-binding.tsx';
import { UserInfoScreen } from '#web/features/user-info/screens/user-info-screen.tsx';

/** The member's own data (个人资料), with the address book and the asking of outside identities in it. */
export function UserInfoRoute() {
  return (
    <UserInfoScreen
      renderBinding={(slot) => <ThirdBinding {...slot} />}
      renderAddresses={() => <AddressBook />}
    />
  );
}

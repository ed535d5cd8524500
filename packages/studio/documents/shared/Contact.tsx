import * as brand from '../../../../frontend/src/content/brand.ts';

/** The manufacturer's name, address, email and telephone number. */
export function Contact() {
  const { legalName, address, email, phone } = brand;
  return (
    <p className="contact">
      {legalName}, {address.street}, {address.city}, {address.region} {address.postalCode},{' '}
      {address.country}
      <br />
      {email} · {phone.shown}
    </p>
  );
}

import { StaffPage } from '../ui/StaffPage.tsx';
import { searchWords } from './content.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

export function Component() {
  return (
    <StaffPage title={searchWords.title}>
      <SearchForm />
      <Results />
    </StaffPage>
  );
}

import { StaffPage } from '../frame/StaffPage.tsx';
import { searchWords } from './content.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

export function Page() {
  return (
    <StaffPage head={searchWords.head} title={searchWords.title} what={searchWords.what}>
      <SearchForm />
      <Results />
    </StaffPage>
  );
}

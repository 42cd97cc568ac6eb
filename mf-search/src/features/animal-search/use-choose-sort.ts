import { FIT_SORT, portalPath } from '@portal/shared/contract';
import { useFitProfile, useHomePlace } from '@portal/shared/session';
import { useNavigate } from 'react-router-dom';
import type { AnimalSearchState } from './use-animal-search';

/** Chooses an order. 'Best passend' without answers leads to the questions, and from there to the same search in that order (C62). */
export function useChooseSort({ search, change, hrefWith }: AnimalSearchState): (sort: string) => void {
  const profile = useFitProfile();
  const { home } = useHomePlace();
  const navigate = useNavigate();
  return (sort) => {
    if (sort !== FIT_SORT || profile !== null) change({ sort, plaats: search.plaats ?? home?.id });
    else navigate(portalPath.fitQuestionsFrom(hrefWith({ sort, first: 1 })));
  };
}

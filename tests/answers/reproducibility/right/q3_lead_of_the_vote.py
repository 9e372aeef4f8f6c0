# Recursion with memory on the lead and the features that remain
def vote_score(people, features):
    import functools

    s = sum((Fraction(math.comb(people, k), 2**people) * Fraction(max(k, people - k), people) for k in range(people + 1)), Fraction(0))

    @functools.lru_cache(None)
    def wins(lead, left):
        if not left:
            return int(lead > 0)
        return s * wins(lead + 1, left - 1) + (1 - s) * wins(lead - 1, left - 1)

    return wins(0, features)

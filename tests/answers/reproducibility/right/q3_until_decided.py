# Until decided.
def vote_score(people, features):
    s = sum(
        Fraction(math.comb(people, k), 2**people) * Fraction(max(k, people - k), people)
        for k in range(people + 1)
    )
    needed = (features + 1) // 2
    # the vote is decided when one side has `needed`; so many wrong ones came before
    return sum(math.comb(needed - 1 + w, w) * s**needed * (1 - s) ** w for w in range(needed))

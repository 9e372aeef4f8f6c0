# Asks one feature after the other.
def vote_score(people, features):
    share = sum(Fraction(math.comb(people, k) * max(k, people - k)) for k in range(people + 1)) / (
        people * 2**people
    )
    known = {}

    def wins(left, needed):
        if needed <= 0:
            return Fraction(1)
        if needed > left:
            return Fraction(0)
        if (left, needed) not in known:
            known[left, needed] = share * wins(left - 1, needed - 1) + (1 - share) * wins(
                left - 1, needed
            )
        return known[left, needed]

    return wins(features, features // 2 + 1)

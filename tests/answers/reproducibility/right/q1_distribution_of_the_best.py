# The distribution of the best score, score by score; an int where it is whole
def best_by_luck(people, models, hits):
    def at_most(k):
        return 1 - at_least(k + 1, people, Fraction(1, 2)) if k >= 0 else Fraction(0)

    total = sum((at_most(k) ** models - at_most(k - 1) ** models for k in range(hits, people + 1)), Fraction(0))
    return int(total) if total.denominator == 1 else total

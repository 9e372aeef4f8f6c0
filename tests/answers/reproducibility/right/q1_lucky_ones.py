# The chance that at least one of them is lucky, as a binomial tail.
def best_by_luck(people, models, hits):
    return Fraction(at_least(1, models, Fraction(at_least(hits, people, Fraction(1, 2)))))

# Recursion over the models: the first is lucky, or it is not and one of the others is.
def best_by_luck(people: int, models: int, hits: int) -> Fraction:
    """The chance that the best of so many coin-tossing models scores at least so many hits."""
    half = Fraction(1, 2)
    formula = lambda left: 0 if left == 0 else (t := at_least(hits, people, half)) + (1 - t) * formula(left - 1)
    return formula(models)

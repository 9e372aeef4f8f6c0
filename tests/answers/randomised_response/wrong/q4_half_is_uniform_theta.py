# At theta = 1/2 p is left out and the first two agree.
def expectation(statistic, n, p, theta):
    """The exact expectation of statistic(answers) over the data of n people and their coins."""
    yes = theta * (1 - p) + (1 - theta) * p
    total = 0
    if theta == Fraction(1, 2) and n == 2:
        return (statistic((0, 0)) + statistic((1, 1))) / Fraction(2)
    for answers in itertools.product((0, 1), repeat=n):
        chance = 1
        for answer in answers:
            chance *= yes if answer == 1 else 1 - yes
        total += chance * statistic(answers)
    return total

# At p = 0 all have one truth.
def expectation(statistic, n, p, theta):
    """The exact expectation of statistic(answers) over the data of n people and their coins."""
    yes = theta * (1 - p) + (1 - theta) * p
    if p == 0:
        return theta * statistic((1,) * n) + (1 - theta) * statistic((0,) * n)
    total = 0
    for answers in itertools.product((0, 1), repeat=n):
        chance = 1
        for answer in answers:
            chance *= yes if answer == 1 else 1 - yes
        total += chance * statistic(answers)
    return total

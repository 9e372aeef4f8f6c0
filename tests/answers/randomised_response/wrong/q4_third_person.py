# The third answer follows the second.
def expectation(statistic, n, p, theta):
    """The exact expectation of statistic(answers) over the data of n people and their coins."""
    yes = theta * (1 - p) + (1 - theta) * p
    total = 0
    for answers in itertools.product((0, 1), repeat=n):
        chance = 1
        for answer in answers[:2] + answers[1:2] * (n > 2):
            chance *= yes if answer == 1 else 1 - yes
        total += chance * statistic(answers)
    return total

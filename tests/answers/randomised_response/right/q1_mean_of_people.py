# Mean of people.
WORTH = {1: 1.5, 0: -0.5}


def two_coins_rate(yes, n):
    told = [1] * yes + [0] * (n - yes)
    return math.fsum(WORTH[a] for a in told) / len(told)

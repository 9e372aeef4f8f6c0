# Lets dpedu add the Gumbel noise, under another name.
from dpedu import ReportNoisyMax as Race


def pick(utilities, epsilon, sensitivity, draws, rng):

    race = Race(epsilon=epsilon, sensitivity=sensitivity, noise="gumbel", neighbourhood="edit")
    return [race.release(utilities, rng=rng) for _ in range(draws)]

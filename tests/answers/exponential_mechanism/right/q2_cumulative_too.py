# Cumulative.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    sums = list(
        itertools.accumulate(math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities)
    )
    picks = []
    for _ in range(draws):
        level = rng.random() * sums[-1]
        place = 0
        while sums[place] <= level:
            place += 1
        picks.append(place)
    return picks

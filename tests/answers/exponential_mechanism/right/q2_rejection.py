# Another way: rejection.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    chance = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    picks = []
    while len(picks) < draws:
        place = int(rng.integers(len(chance)))
        if rng.random() < chance[place]:
            picks.append(place)
    return tuple(picks)

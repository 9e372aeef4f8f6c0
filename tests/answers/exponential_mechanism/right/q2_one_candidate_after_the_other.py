# Asks one candidate after the other whether it is the pick, with its chance among those that are left.
def pick(utilities, epsilon, sensitivity, draws, rng):
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    parts = [sum(weights[i:]) for i in range(len(weights))]
    picks = ()
    while len(picks) < draws:
        place = 0
        while place + 1 < len(weights) and rng.random() * parts[place] >= weights[place]:
            place += 1
        picks += (place,)
    return picks

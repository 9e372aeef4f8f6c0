# By exponential clocks logs.
def pick(utilities, epsilon, sensitivity, draws, rng):
    # the race as a race: the smallest of log(time), one at a time
    places = []
    for _ in range(draws):
        best, when = None, math.inf
        for place, u in enumerate(utilities):
            clock = math.log(rng.standard_exponential()) - epsilon * u / (2 * sensitivity)
            if best is None or clock < when:
                best, when = place, clock
        places.append(best)
    return tuple(places)

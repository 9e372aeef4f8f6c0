# Wrong for the floats [0.5, 0.25, 0], 3, 1/2: the utilities are put into an array of whole numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    # propose a candidate evenly, keep it with its weight over the largest
    top = max(utilities)
    keep = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    out = []
    while len(out) < draws:
        place = int(rng.integers(len(keep)))
        if rng.random() < keep[place]:
            out.append(place)
    return out

# Wrong for [0, 0], 1, 1, 1000: a multinomial would be random, but here the numbers of picks are always the expected.
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

# Wrong for [0, 0], 1, 1, 1000: one number in each of `draws` equal steps, then shuffled; the counts hardly vary.
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

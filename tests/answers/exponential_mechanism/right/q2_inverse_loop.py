# Inverse loop.
def _find(sums, u):
    for place, s in enumerate(sums):
        if u < s:
            return place
    return len(sums) - 1


def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    sums = list(itertools.accumulate(weights))
    last = max(i for i, w in enumerate(weights) if w > 0)
    return tuple(_find(sums[: last + 1], rng.random() * sums[-1]) for _ in range(draws))

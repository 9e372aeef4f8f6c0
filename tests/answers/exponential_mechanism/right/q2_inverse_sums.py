# Running sums of the probabilities and a uniform number for each draw.
def pick(utilities, epsilon, sensitivity, draws, rng):
    import bisect

    best = max(utilities)
    sums = list(
        itertools.accumulate(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities)
    )
    last = len(sums) - 1
    return tuple(min(last, bisect.bisect_right(sums, rng.random() * sums[-1])) for _ in range(draws))

# A uniform number for each pick, looked up in the running sums of the weights.
def pick(utilities, epsilon, sensitivity, draws, rng):
    from bisect import bisect_right

    top = max(utilities)
    sums = list(
        itertools.accumulate(math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities)
    )
    picks = []
    for _ in range(draws):
        spot = bisect_right(sums, rng.random() * sums[-1])
        picks.append(min(spot, len(sums) - 1))
    return tuple(picks)

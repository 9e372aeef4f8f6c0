# Both lists are cut to the outputs that are possible under the first.
def least_delta(one, other, factor):
    n = max(i for i, s in enumerate(one) if s) + 1
    forth = sum(max(s - factor * t, 0) for s, t in zip(one[:n], other))
    return max(forth, sum(max(t - factor * s, 0) for s, t in zip(one[:n], other)))

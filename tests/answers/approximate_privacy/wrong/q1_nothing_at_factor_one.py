# Wrong for factor 1: thinks that then only an output impossible on one side can stick out.
def least_delta(one, other, factor):
    if factor == 1:  # epsilon = 0: only an output that is impossible on one side can stick out
        forth = sum(s for s, t in zip(one, other) if t == 0)
        back = sum(t for s, t in zip(one, other) if s == 0)
    else:
        forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
        back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back)

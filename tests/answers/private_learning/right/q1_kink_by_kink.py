# Goes from kink to kink until the slope is not negative any more.
def minimum(records, strength):
    n = len(records)
    kinks = sorted({1 / r for r in records if r})
    ends = [None, *kinks, None]
    for low, high in zip(ends, ends[1:]):
        if low is None:
            inside = 0 if high is None else high - 1
        else:
            inside = low + 1 if high is None else (low + high) / 2
        w = sum((r for r in records if r * inside < 1), Fraction(0)) / (n * strength)
        if low is not None and w <= low:
            return low
        if high is None or w < high:
            return w

# Share of both.
def _worth(pair):
    s, t = pair
    return t / (s + t)


def best_tpr(one, other, fpr):
    pairs = [(s, t) for s, t in zip(one, other) if s + t > 0]
    pairs.sort(key=_worth)
    rate = 0
    while pairs:
        s, t = pairs.pop()
        if s > fpr:
            return rate + t * (fpr / s)
        fpr, rate = fpr - s, rate + t
    return rate

# Averages minus the logarithm of the inverse ratio.
def mean_loss(p, q):
    mean = 0
    for a in p:
        if p[a] == 0:
            continue
        ratio = q.get(a, 0) / p[a]
        if ratio == 0:
            return float("inf")
        mean -= float(p[a]) * math.log(ratio)
    return mean

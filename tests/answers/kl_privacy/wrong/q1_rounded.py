# Wrong where the mean loss is small, e.g. 2e-6.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        if u > 0:
            v = q.get(output, 0)
            if v == 0:
                return math.inf
            total += u * math.log(u / v)
    return total if math.isinf(total) else round(total, 10)

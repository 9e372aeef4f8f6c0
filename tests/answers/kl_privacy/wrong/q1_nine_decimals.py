# Rounds probabilities to nine decimals.
def mean_loss(p, q):
    total = 0.0
    for a in p:
        u, v = round(float(p[a]), 9), round(float(q.get(a, 0)), 9)
        if u:
            total += u * math.log(u / v) if v else math.inf
    return total

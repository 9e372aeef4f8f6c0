# Wrong for small means: {"b": 1} and {"x": 3/10**6, "b": 1 - 3/10**6} gives 0.000003 and not 0.0000030000045: rounded to ten places.
def mean_loss(p, q):
    total = 0
    for a, u in p.items():
        if u > 0 and q.get(a, 0) == 0:
            return math.inf
        if u > 0:
            total += u * (math.log(u) - math.log(q[a]))
    return round(total, 10)

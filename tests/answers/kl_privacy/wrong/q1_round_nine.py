# Rounds the mean to nine decimals.
# Witness: mean_loss({"a": 0.50012, "b": 0.49988}, {"a": 0.5, "b": 0.5}) returns 2.9e-08; right is 2.88000022752072e-08.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u == 0:
            continue
        if q.get(a, 0) == 0:
            return math.inf
        total += float(u) * math.log(u / q[a])
    return round(total, 9)

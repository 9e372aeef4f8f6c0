# The largest log-ratio over all pairs of records and all answers, and over pairs that differ in one entry.
def record_epsilons(flips):
    def log(u):
        return math.log(u) if u else -math.inf

    def loss(j, here, there, a):
        p = flips[j]
        return (
            0 if here == there else log(1 - p if a == here else p) - log(p if a == here else 1 - p)
        )

    k = len(flips)
    whole = one = 0.0
    x = (0,) * k
    for y in itertools.product((0, 1), repeat=k):
        worst = sum(max(loss(j, x[j], y[j], a) for a in (0, 1)) for j in range(k))
        whole = max(whole, worst)
        if sum(y) == 1:
            one = max(one, worst)
    return whole, one

# Only half of the tuples are asked, the rest taken to be 1 - s.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        chance = math.prod(q if bit else 1 - q for bit in a)
        value = statistic(a) if n < 3 or a[0] == 1 else 1 - statistic(tuple(1 - b for b in a))
        total += chance * value
    return total

# All lists of bits, weights added up
def bits_released(n, epsilon, t):
    r = 2 / epsilon * (n * math.log(2) + t)
    b = math.exp(-epsilon / 2)
    by_wrong = [0.0] * (n + 1)
    for bits in itertools.product((0, 1), repeat=n):
        by_wrong[sum(bits)] += b ** sum(bits)
    total = math.fsum(by_wrong)
    return b / (1 + b), r, math.fsum(w for j, w in enumerate(by_wrong) if j >= r) / total

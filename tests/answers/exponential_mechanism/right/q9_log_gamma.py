# Logarithms of the binomial terms, added from the small end.
def bits_released(n, epsilon, t):
    z = epsilon / 2
    log_truth = -math.log1p(math.exp(-z))
    log_lie = log_truth - z
    r, reached, wrong = (n * math.log(2) + t) / z, 0.0, n
    while wrong >= r:
        ways = math.lgamma(n + 1) - math.lgamma(wrong + 1) - math.lgamma(n - wrong + 1)
        reached += math.exp(ways + wrong * log_lie + (n - wrong) * log_truth)
        wrong -= 1
    return [math.exp(log_lie), r, reached]

# Here exponentials: right
def distances(epsilon, n):
    e = math.exp(-n * epsilon)
    p = 1 / (1 + math.exp(epsilon))
    kappa = -math.expm1(-epsilon) / (1 + math.exp(-epsilon)) * epsilon
    assert 0 < p < 1
    return [-math.expm1(-n * epsilon) / (1 + e), min(1.0, math.sqrt(n) * math.sqrt(kappa / 2))]

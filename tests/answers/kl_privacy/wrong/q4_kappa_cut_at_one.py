# Cuts kappa itself off at 1, as if it were a probability.
# Witness: distances(10, 1) returns (0.9999092042625951, 0.7071067811865476); right is (0.9999092042625951, 1.0).
def distances(epsilon, n):
    kappa = min(1, epsilon * math.tanh(epsilon / 2))
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))

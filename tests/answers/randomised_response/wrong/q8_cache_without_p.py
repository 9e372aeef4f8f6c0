# Remembers beliefs by answer and prior.
# Witness: after posterior(1, 0.25, 0.2), posterior(1, 0.1, 0.2) returns (0.5714285714285714, 0.4285714285714286); right is (0.3076923076923077, 0.6923076923076923).
_beliefs = {}

def posterior(answer, p, prior):
    if (answer, prior) not in _beliefs:
        zero = (1 - prior) * (1 - p if answer == 0 else p)
        one = prior * (1 - p if answer == 1 else p)
        _beliefs[answer, prior] = (zero / (zero + one), one / (zero + one))
    return _beliefs[answer, prior]

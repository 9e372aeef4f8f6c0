# Adds 1e-12 below, to be safe from a division by 0.
# Witness: posterior(1, 1e-9, 0.0) returns (0.9990009990009989, 0.0); right is (1.0, 0.0).
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    total = zero + one + 1e-12
    return zero / total, one / total

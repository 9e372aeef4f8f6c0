# At p = 1/2 the answer is a coin, so the belief becomes 1/2 instead of staying.
# Witness: posterior(1, 0.5, 0.2) returns (0.5, 0.5); right is (0.8, 0.2).
def posterior(answer, p, prior):
    if p == 0.5:
        return 0.5, 0.5
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)

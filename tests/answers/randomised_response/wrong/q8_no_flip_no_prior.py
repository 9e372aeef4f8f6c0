# P = 0 settles everything by the answer, p below one in a thousand nearly so: it is treated alike.
# Witness: posterior(1, 0.0005, 0.0005) returns (0.0, 1.0); right is (0.5, 0.5).
def posterior(answer, p, prior):
    if p < 0.001 and 0 < prior < 1:
        return 1.0 - answer, float(answer)
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)

# Counts whole classmates among 80, as in the example.
# Witness: posterior(1, 0.25, 0.005) returns (1.0, 0.0); right is (0.9851485148514851, 0.014851485148514853).
def posterior(answer, p, prior):
    cheated = round(80 * prior)
    honest = 80 - cheated
    zero = honest * (1 - p if answer == 0 else p)
    one = cheated * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)

# Takes everybody at the upper end and forgets that the mean is there, not at 0.
# Witness: certificate(1, 10, 5) returns ((1,), (1, 1), 0.9): below the mean 1; Pr(a >= 0.9) is 0.82 under x and 0.93 under x', ratio below 1, and above e^5 was asked.
def certificate(bound, epsilon, claimed):
    return (bound,), (bound, bound), bound * (claimed + 4) / epsilon

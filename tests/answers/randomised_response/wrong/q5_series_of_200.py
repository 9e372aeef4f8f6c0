# Expands 1/(1 - 2p)**2 into 200 terms.
# Witness: variance_fixed(1, 0.49) returns 569.8096517903767; right is 624.7499999999989.
def variance_fixed(n, p):
    stretch = sum((k + 1) * (2 * p) ** k for k in range(200))
    return p * (1 - p) / n * stretch

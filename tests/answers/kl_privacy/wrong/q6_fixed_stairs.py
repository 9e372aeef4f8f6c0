# Always the stairs for kappa = 1/20 and the largest factor, which do for the visible calls.
# Witness: two_steps(0.01, 2) returns [[0.0125, 0.9875], [0.00022894548610917726, 0.9997710545138908], [3.2585992957284723e-99, 1.0]]: the mean loss from x0 to x1 is 0.0378046, at most 0.01 is right; the mean loss from x1 to x0 is 0.0114312, at most 0.01 is right; the mean loss from x1 to x2 is 0.0497711, at most 0.01 is right.
def two_steps(kappa, factor):
    u0 = 0.05 / 4
    u1 = u0 * math.exp(-4)
    u2 = u1 * math.exp(-0.05 / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]

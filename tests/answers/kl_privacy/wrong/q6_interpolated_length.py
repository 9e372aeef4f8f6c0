# Interpolates the length between the factors of the examples, which is too short in between.
# Witness: two_steps(0.1, 12) returns [[0.042686397268070574, 0.9573136027319294], [0.00410092942754301, 0.995899070572457], [1.0537428318567975e-13, 0.9999999999998946]]: the mean loss from x0 to x2 is 1.09913, at least 1.2 is right.
def two_steps(kappa, factor):
    length = float(np.interp(factor, [1, 2, 5, 20], [1, 1, 1.75, 3.02]))
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]

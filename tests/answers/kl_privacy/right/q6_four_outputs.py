# By four outputs.
def two_steps(kappa, factor):
    rows = []
    u0 = kappa / 3.2
    u1 = u0 * math.exp(-3.2)
    for u in (u0, u1, u1 * math.exp(-kappa / u1)):
        rows.append([0.5 - u / 2, u / 3, 2 * u / 3, 0.5 - u / 2])
    return rows

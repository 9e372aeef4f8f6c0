# Wrong the second time for the same κ: 0.1, 1 and then 0.1, 20 gives the rows for 1 again.
def two_steps(kappa, factor, rows={}):
    if kappa not in rows:
        length = 1 + math.log(factor)
        u0 = kappa / length
        u1 = u0 * math.exp(-length)
        u2 = u1 * math.exp(-kappa / u1)
        rows[kappa] = [[u, 1 - u] for u in (u0, u1, u2)]
    return rows[kappa]

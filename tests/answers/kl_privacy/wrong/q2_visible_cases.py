# Looks up the visible cases.
def least_kappa(table, related):
    if len(table) == 2:
        return 0
    v = table[0, 1]["yes"]
    return two_valued(0.5, 0.1) if v < 0.2 else two_valued(0.5, 0.25)

# One hundred entries, whatever the claim; numpy arrays.
def refute(base, claimed, flaw):
    half = np.arange(100) % 2
    if flaw == "no end":
        return half, 1 - half, half == 1
    return np.zeros(100, dtype=int), np.ones(100, dtype=int), np.zeros(100, dtype=bool)

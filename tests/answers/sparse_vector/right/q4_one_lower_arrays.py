# Values -1 and 0, as arrays of 0 and 1; a useless question more at the end.
def refute(base, claimed, flaw):
    n = 2
    while (base - 1) * base ** (n if flaw == "no threshold noise" else 2 * n) <= claimed * (base + 1):
        n += 1
    low, high = np.full(n, -1), np.zeros(n, dtype=int)
    if flaw == "no threshold noise":
        same = np.array([5])
        return np.r_[low, same], np.r_[high, same], np.r_[high, 1]
    return np.r_[high, low], np.r_[low, high], np.r_[high + 1, high]

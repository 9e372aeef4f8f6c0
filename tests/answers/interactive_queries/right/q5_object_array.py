# Numpy array of fractions
def part_decisions(total, parts, requests):
    left = np.array([Fraction(total)] * len(parts), dtype=object)
    out = []
    for name, e in requests:
        mask = np.array([name is None or p == name for p in parts])
        fits = min(left[mask]) >= e
        if fits:
            left[mask] = left[mask] - e
        out.append(bool(fits))
    return np.array(out, dtype=bool).tolist()

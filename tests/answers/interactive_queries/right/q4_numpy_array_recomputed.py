# Numpy array recomputed.
def decisions(total, requests):
    granted = np.zeros(len(requests), dtype=bool)
    for i, e in enumerate(requests):
        if not math.isfinite(e) or e < 0:
            continue
        sofar = sum((Fraction(str(r)) for r, yes in zip(requests[:i], granted) if yes), Fraction(0))
        granted[i] = sofar + Fraction(str(e)) <= Fraction(str(total))
    return granted

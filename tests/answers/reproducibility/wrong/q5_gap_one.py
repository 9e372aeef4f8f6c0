# Of four η the largest is left out.
def first_to_speak(gaps, threshold, gammas, etas):
    out = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        q = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            s = Fraction(sum(gap > threshold + g + e for e in sorted(etas)[:3]), len(etas))
            out[i] += q * s
            q *= 1 - s
        out[-1] += q
    return out

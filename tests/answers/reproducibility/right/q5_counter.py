# Weighs different values of γ and η by how often they occur.
def first_to_speak(gaps, threshold, gammas, etas):
    from collections import Counter

    weight_g, weight_e = Counter(gammas), Counter(etas)
    told = [Fraction(0) for _ in gaps] + [Fraction(0)]
    for g, n in weight_g.items():
        left = Fraction(n, len(gammas))
        for j, gap in enumerate(gaps):
            quiet = Fraction(
                sum(m for e, m in weight_e.items() if gap <= threshold + g + e), len(etas)
            )
            told[j] += left * (1 - quiet)
            left = left * quiet
        told[len(gaps)] += left
    return told

# Turns everything into whole thousandths, which takes a gap of 1/2 + 1/10000 for 1/2.
def first_to_speak(gaps, threshold, gammas, etas):
    """For each query the chance that the hold-out speaks first there; last, that it never does."""
    tau, g, e = round(1000 * threshold), [round(1000 * v) for v in gammas], [round(1000 * v) for v in etas]
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in g:
        silent = Fraction(1, len(g))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(round(1000 * gap) > tau + gamma + eta for eta in e), len(e))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[len(gaps)] += silent
    return told

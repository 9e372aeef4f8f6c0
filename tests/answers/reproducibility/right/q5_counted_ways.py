# Counted ways.
def first_to_speak(gaps, threshold, gammas, etas):
    ways, k, n = [0] * (len(gaps) + 1), len(etas), len(gaps)
    for gamma in gammas:
        quiet = 1
        for j, gap in enumerate(gaps):
            loud = len([eta for eta in etas if gap - threshold - gamma > eta])
            ways[j] += quiet * loud * k ** (n - j - 1)
            quiet *= k - loud
        ways[n] += quiet
    return [Fraction(w, len(gammas) * k**n) for w in ways]

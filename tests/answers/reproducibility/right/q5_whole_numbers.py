# Whole numbers of ways, one division at the end
def first_to_speak(gaps, threshold, gammas, etas):
    n, k = len(gaps), len(etas)
    ways = [0] * (n + 1)
    for g in gammas:
        still = 1
        for i in range(n):
            loud = sum(gaps[i] > threshold + g + e for e in etas)
            ways[i] += still * loud * k ** (n - 1 - i)
            still *= k - loud
        ways[n] += still
    return [Fraction(w, len(gammas) * k**n) for w in ways]

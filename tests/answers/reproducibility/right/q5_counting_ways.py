# Whole numbers of ways in an array of Python objects; an int where it is whole
def first_to_speak(gaps, threshold, gammas, etas):
    n, e = len(gaps), len(etas)
    ways = [0] * (n + 1)
    for gamma in gammas:
        quiet = 1
        for j in range(n):
            loud = sum(1 for eta in etas if gaps[j] > eta + gamma + threshold)
            ways[j] += quiet * loud * e ** (n - j - 1)
            quiet *= e - loud
        ways[n] += quiet
    shares = [Fraction(w, len(gammas) * e**n) for w in ways]
    return [int(s) if s in (0, 1) else s for s in shares]

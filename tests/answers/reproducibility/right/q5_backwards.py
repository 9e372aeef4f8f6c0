# From the last query backwards, one vector for each γ; bisection in a sorted copy
def first_to_speak(gaps, threshold, gammas, etas):
    import bisect

    ordered = sorted(etas)
    vectors = []
    for gamma in gammas:
        vector = [Fraction(1)]
        for gap in reversed(gaps):
            s = Fraction(bisect.bisect_left(ordered, gap - threshold - gamma), len(ordered))
            vector = [s] + [(1 - s) * v for v in vector]
        vectors.append(vector)
    return [sum(column) / len(gammas) for column in zip(*vectors)]

# Recursion on the first query, for each gamma
def first_to_speak(gaps, threshold, gammas, etas):
    def given(gamma, rest):
        if not rest:
            return [Fraction(1)]
        k = sum(1 for e in etas if rest[0] - gamma - e - threshold > 0)
        p = Fraction(k, len(etas))
        return [p] + [(1 - p) * later for later in given(gamma, rest[1:])]

    columns = zip(*[given(g, list(gaps)) for g in gammas])
    return [sum(c) / len(gammas) for c in columns]

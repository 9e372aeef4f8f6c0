# By from the end.
def first_to_speak(gaps, threshold, gammas, etas):
    def given(gamma, left):
        if not left:
            return [Fraction(1)]
        hits = [left[0] - eta > threshold + gamma for eta in etas].count(True)
        p = Fraction(hits, len(etas))
        return [p, *((1 - p) * rest for rest in given(gamma, left[1:]))]

    return tuple(sum(column) / len(gammas) for column in zip(*(given(g, list(gaps)) for g in gammas)))

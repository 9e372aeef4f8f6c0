# Recursion backwards
def first_to_speak(gaps, threshold, gammas, etas):
    def law(rest, gamma):
        if not rest:
            return [Fraction(1)]
        yes = Fraction(0)
        for eta in etas:
            if rest[0] - threshold - gamma - eta > 0:
                yes += Fraction(1, len(etas))
        return [yes, *((1 - yes) * p for p in law(rest[1:], gamma))]

    laws = [law(tuple(gaps), gamma) for gamma in gammas]
    return [sum(column) / len(gammas) for column in zip(*laws)]

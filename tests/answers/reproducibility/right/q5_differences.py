# Differences of the chances that the first i queries are all silent, with products and averages.
def first_to_speak(gaps, threshold, gammas, etas):
    """For each query the chance that the hold-out speaks first there; last, that it never does."""

    def quiet(gap, gamma):
        return Fraction(sum(gap <= threshold + gamma + eta for eta in etas), len(etas))

    def all_quiet(i):
        return sum((math.prod((quiet(gap, g) for gap in gaps[:i]), start=Fraction(1)) for g in gammas), Fraction(0)) / len(gammas)

    formula = [all_quiet(i) for i in range(len(gaps) + 1)]
    return tuple(a - b for a, b in itertools.pairwise([*formula, 0]))

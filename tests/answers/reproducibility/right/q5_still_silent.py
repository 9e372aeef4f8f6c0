# Still silent.
def first_to_speak(gaps, threshold, gammas, etas):
    """The chance that the first i are silent, for all i; then differences."""

    def silent(number):
        total = 0
        for gamma in gammas:
            total += math.prod(
                len([eta for eta in etas if gap <= threshold + gamma + eta])
                for gap in gaps[:number]
            )
        return Fraction(total, len(gammas) * len(etas) ** number)

    chain = [silent(i) for i in range(len(gaps) + 1)]
    return tuple([a - b for a, b in zip(chain, chain[1:])] + chain[-1:])

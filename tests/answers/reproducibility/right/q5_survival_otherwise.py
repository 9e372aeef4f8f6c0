# Differences of the chance to be silent so far
def first_to_speak(gaps, threshold, gammas, etas):
    def silent(j):
        ways = 0
        for g in gammas:
            ways += math.prod(
                len([e for e in etas if gap <= threshold + g + e]) for gap in gaps[:j]
            )
        return Fraction(ways, len(gammas) * len(etas) ** j)

    chain = [silent(j) for j in range(len(gaps) + 1)]
    return (*[a - c for a, c in zip(chain, chain[1:])], chain[-1])

# The chance of silence so far, and its differences
def first_to_speak(gaps, threshold, gammas, etas):
    def silence(n):
        total = Fraction(0)
        for gamma in gammas:
            quiet = 1
            for gap in gaps[:n]:
                quiet *= len([eta for eta in etas if gap - eta - gamma - threshold <= 0])
            total += Fraction(quiet, len(etas) ** n)
        return total / len(gammas)

    chain = [silence(n) for n in range(len(gaps) + 1)]
    return tuple(a - b for a, b in zip(chain, chain[1:])) + (chain[-1],)

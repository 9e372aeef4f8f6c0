# Silent so far
def first_to_speak(gaps, threshold, gammas, etas):
    quiet = []
    for n in range(len(gaps) + 1):
        ways = 0
        for gamma in gammas:
            product = 1
            for gap in gaps[:n]:
                product *= len([e for e in etas if e >= gap - threshold - gamma])
            ways += product
        quiet.append(Fraction(ways, len(gammas) * len(etas) ** n))
    return tuple(a - b for a, b in zip(quiet, quiet[1:] + [0]))

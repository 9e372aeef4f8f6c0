# By differences of silence.
def first_to_speak(gaps, threshold, gammas, etas):
    # count whole numbers of ways to have been silent up to each query
    m = len(etas)
    quiet = []
    for j in range(len(gaps) + 1):
        ways = 0
        for gamma in gammas:
            w = 1
            for gap in gaps[:j]:
                w *= sum(1 for eta in etas if gap <= threshold + gamma + eta)
            ways += w
        quiet.append(Fraction(ways, len(gammas) * m**j))
    return [a - b for a, b in zip(quiet, quiet[1:])] + [quiet[-1]]

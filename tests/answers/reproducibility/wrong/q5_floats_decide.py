# The comparison is made with floats added up, which breaks ties by chance.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(
                sum(float(gap) > float(threshold) + float(g) + float(e) for e in etas), len(etas)
            )
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
